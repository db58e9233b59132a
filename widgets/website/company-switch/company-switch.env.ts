import { reloadPage } from "#shared/html/index.ts";
import { pageContext } from "#shared/suite/index.ts";

/** Functions of the browser that the store needs; tests replace them. */
export interface CompanySwitchEnv {
  /** Returns the id of the signed-in user; undefined if the page names none. */
  userId(): number | undefined;
  reload(): void;
}

export const companySwitchEnv: CompanySwitchEnv = {
  userId() {
    const { userId, isVisitor } = pageContext();
    return isVisitor ? undefined : userId;
  },
  reload: reloadPage,
};
