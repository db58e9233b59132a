import { createLinkTracker, type LinkTrackerProps } from "../../../../widgets/links/link-tracker/link-tracker.store.ts";
import { suite } from "../suite.ts";
import { createHost, until } from "../../shared/state/host.ts";

/** A link tracker on a page. */
export function place(props: Partial<LinkTrackerProps> = {}, { editing = false, server = suite.origin } = {}) {
  const host = createHost<LinkTrackerProps>(server, { url: "", filter: "newest", ...props });
  host.editing.set(editing);
  const store = createLinkTracker(host);
  const { form, recent } = store;
  return {
    host,
    ...store,
    now: () => form.get(),
    list: () => recent.state.get(),
    /** Codes of the list. */
    codes: () => recent.state.get().rows.map(({ edit }) => edit.state.get().code),
    listed: () => until(recent.state, ({ loading }) => !loading),
    generated: () => until(form, ({ generating }) => !generating),
    /** Makes a link to this address. */
    async make(url: string) {
      store.type(url);
      store.submit();
      await until(form, ({ generating }) => !generating);
      return form.get().made!.link;
    },
  };
}

export type Placed = ReturnType<typeof place>;
