declare module "virtual:symbols" {
  /** The address of the interface's symbol sheet. */
  export const url: string;
  /** The viewBox of each symbol. */
  export const boxes: Record<string, string>;
}
