declare module "virtual:elements" {
  /** Of every element of the tree (scripts/wtr/own-modules.mjs). */
  const declarations: readonly import("../../../shared/element/index.ts").WidgetDeclaration[];
  export default declarations;
}
