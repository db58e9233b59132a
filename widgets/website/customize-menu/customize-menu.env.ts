import { ownDocument } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";

/** Functions of the browser that the store needs; tests replace them. */
export interface CustomizeMenuEnv {
  /** Returns the name of the page's view; undefined if the page names none. */
  viewKey(): string | undefined;
  reload(): void;
}

export const customizeMenuEnv: CustomizeMenuEnv = {
  viewKey: () => ownDocument.documentElement.dataset.viewXmlid,
  reload: reloadPage,
};
