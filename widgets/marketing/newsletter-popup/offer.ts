/** What a popup needs once it has something to offer: a chunk of its own, which many visitors never load. */
export { safeWebUrl } from "#shared/html/index.ts";
export { popupQueue } from "#shared/state/index.ts";
export { PopupDialog } from "./PopupDialog.tsx";
export { go } from "./redirect.ts";
export { watch } from "./trigger.ts";
