export { attributeName, choice, custom, flag, integer, number, text } from "./attribute.ts";
export type { Attribute } from "./attribute.ts";
export { defineWidget } from "./declaration.ts";
export type {
  Adoption,
  ControlClass,
  ControlElement,
  PageAdoption,
  StorageEntry,
  StoreContext,
  Texts,
  TextTable,
  TextTables,
  WidgetContext,
  WidgetDeclaration,
  WidgetView,
} from "./declaration.ts";
export type { Emits } from "./event.ts";
export { own, ownDocument } from "./document.ts";
export { define, placeElement, version } from "./define.ts";
export { isEdited } from "./body.ts";
export { partDocs } from "./part-docs.ts";
export { pageRegistry, shared, warnPageOnce } from "./page.ts";
export { mergeTexts, textAttribute } from "./props.ts";
export { enqueue } from "./queue.ts";
export { adoptStyles, sheet } from "./sheet.ts";
export type { Translations } from "./lifecycle.ts";
export { collapseSpace, withoutQueries } from "./strings.ts";
export { useStore } from "./Root.tsx";
