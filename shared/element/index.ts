export { withoutQueries } from "./addresses.ts";
export { attributeName, choice, custom, flag, integer, number, text } from "./attribute.ts";
export type { Attribute, Attributes, PropsOf } from "./attribute.ts";
export { collapseSpace } from "./collapse-space.ts";
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
export type { Own } from "./document.ts";
export { define } from "./define.ts";
export { isEdited } from "./editing.ts";
export { pageRegistry, shared, warnPageOnce } from "./page.ts";
export type { PageRegistry } from "./page.ts";
export { mergeTexts, textAttribute } from "./props.ts";
export { sheet } from "./sheet.ts";
export { placeElement } from "./standalone.ts";
export type { Translations } from "./lifecycle.ts";
export { version } from "./version.ts";
export { useStore } from "./use-store.ts";
