import type { StoreContext } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";

export type FoldedListStore = ReturnType<typeof createFoldedList>;

/** What is open stands in the page's markup alone. */
export const createFoldedList = ({ fail }: StoreContext) => ({
  failEmpty: () =>
    fail(new SuiteError("config", "nothing to unfold: no link of class o_ul_toggle_next or o_ul_toggle_self in it")),
});
