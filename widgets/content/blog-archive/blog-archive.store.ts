import type { StoreContext } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";

export type BlogArchiveStore = ReturnType<typeof createBlogArchive>;

/** The markup holds the state: the store reports errors alone. */
export const createBlogArchive = ({ fail }: StoreContext) => ({
  failEmpty: () =>
    fail(
      new SuiteError(
        "config",
        "no year in it: a list whose items have a span or button with the year, then a list of months",
      ),
    ),
});
