import { createLinkTracker, type LinkTrackerProps } from "#links/link-tracker/link-tracker.store.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { suite } from "../suite.ts";

/** Places a link tracker on a page. */
export function place(props: Partial<LinkTrackerProps> = {}, { editing = false, server = suite.origin } = {}) {
  const host = createHost<LinkTrackerProps>(server, { url: "", filter: "newest", ...props });
  host.editing.set(editing);
  const store = createLinkTracker(host);
  const { state, recent } = store;
  return {
    host,
    ...store,
    now: () => state.get(),
    list: () => recent.state.get(),
    /** Returns the codes of the list. */
    codes: () => recent.state.get().rows.map(({ edit }) => edit.state.get().code),
    listed: () => until(recent.state, ({ loading }) => !loading),
    generated: () => until(state, ({ generating }) => !generating),
    /** Creates a link to this address. */
    async make(url: string) {
      store.type(url);
      store.submit();
      await until(state, ({ generating }) => !generating);
      return state.get().made!.link;
    },
  };
}
