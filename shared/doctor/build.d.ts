/** Filled in by the build from the declarations. */
declare module "virtual:doctor" {
  export const version: string;
  /** What all elements may store. */
  export const storage: readonly import("./facts.ts").StorageRow[];
}
