import { own, type WidgetContext } from "#shared/element/index.ts";
import { onReturn } from "#shared/state/index.ts";
import { activeIn, itemAt, keepItems, keyOf, nameControls, showActive } from "./items.markup.ts";
import type { PortalSearchStore, PortalSearchTexts } from "./portal-search.store.ts";

/** Binds the suite's list of fields to the store. */
function bindItems(host: HTMLElement, signal: AbortSignal, { chosen }: PortalSearchStore): void {
  const choose = (item: HTMLAnchorElement) => {
    showActive(host, item);
    chosen.set(keyOf(item));
  };
  const active = activeIn(host);
  if (!active) return;
  keepItems(host, signal);
  choose(active);
  host.addEventListener(
    "click",
    (event) => {
      const item = itemAt(event.target);
      if (!item) return;
      event.preventDefault();
      choose(item);
    },
    { signal },
  );
}

/** Enhances the form around or in a host until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: PortalSearchStore,
  { texts }: Pick<WidgetContext<unknown, PortalSearchTexts>, "texts">,
): void {
  const form = host.closest("form") ?? host.querySelector("form");
  if (!form) return;
  nameControls(host, texts.get(), signal);
  bindItems(host, signal, store);
  // browsers would drop the parameters of the page's address, and a script of the page could send a second time
  own(host.getRootNode()).addEventListener(
    "submit",
    (event) => {
      if (event.target !== form || event.defaultPrevented || /^post$/i.test(own(form).getAttribute("method") ?? ""))
        return;
      event.preventDefault();
      const fields = [...new FormData(form, (event as SubmitEvent).submitter)];
      store.search(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
    },
    { signal },
  );
  host.addEventListener(
    "click",
    ({ target }) => {
      const button = own(target as Element).closest<HTMLButtonElement>(".search-submit");
      // browsers submit for submit buttons
      if (button && button.type !== "submit") own(form).requestSubmit();
    },
    { signal },
  );
  onReturn(signal, store.cancel);
}
