import { reloadPage } from "#shared/html/index.ts";
import { pageContext } from "#shared/suite/index.ts";

/** What the switch needs of the page; its store gets another one where there is none. */
export interface Browser {
  /** Who is signed in, if the page says so. */
  userId(): number | undefined;
  reload(): void;
}

export const thisBrowser: Browser = {
  userId() {
    const { userId, isVisitor } = pageContext();
    return isVisitor ? undefined : userId;
  },
  reload: reloadPage,
};
