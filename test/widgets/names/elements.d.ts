declare module "virtual:elements" {
  /** Declarations of all elements (scripts/wtr/own-modules.mjs). */
  const declarations: readonly import("#shared/element/index.ts").WidgetDeclaration[];
  export default declarations;
}
