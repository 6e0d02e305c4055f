declare module "virtual:symbols" {
  /** Where the sheet of the interface's symbols is. */
  export const url: string;
  /** The viewBox of each symbol. */
  export const boxes: Record<string, string>;
}
