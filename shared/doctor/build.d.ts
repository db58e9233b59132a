/** Values that the build writes from the declarations. */
declare module "virtual:doctor" {
  export const version: string;
  /** Entries that all elements may store. */
  export const storage: readonly import("./facts.ts").StorageRow[];
}
