import { ownDocument } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";

/** What the menu needs of the page; its store gets another one where there is none. */
export interface Browser {
  /** Name of the view that the page is made of, if the page says it. */
  viewKey(): string | undefined;
  reload(): void;
}

export const thisBrowser: Browser = {
  viewKey: () => ownDocument.documentElement.dataset.viewXmlid,
  reload: reloadPage,
};
