declare module "virtual:symbols" {
  /** The address of the interface's symbol sheet. */
  export const url: string;
  /** The address of the sheet with the cards' pictures. */
  export const cards: string;
  /** The viewBox of each symbol that isn't 64 units wide and high. */
  export const boxes: Record<string, string>;
}
