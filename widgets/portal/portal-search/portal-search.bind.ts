import { own, type WidgetContext } from "#shared/element/index.ts";
import { adoptStyles, whileBrowsing } from "#shared/ui/index.ts";
import { activeIn, itemAt, keepItems, keyOf, nameControls, showActive } from "./items.markup.ts";
import css from "./portal-search.page.css";
import type { PortalSearchStore, PortalSearchTexts } from "./portal-search.store.ts";

/** The suite's list of choices in the page and the store. */
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

/** Enhances the form around a host or in it, until the signal, and not while somebody edits the page. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: PortalSearchStore,
  { editing, texts }: Pick<WidgetContext<unknown, PortalSearchTexts>, "editing" | "texts">,
): void {
  const form = host.closest("form") ?? host.querySelector("form");
  if (!form) return;
  adoptStyles(host, css);
  whileBrowsing(signal, editing, (end) => {
    nameControls(host, texts.get(), end);
    bindItems(host, end, store);
    // the browser would send the field alone, and Enter twice where the page's script hears it too
    own(host.getRootNode()).addEventListener(
      "submit",
      (event) => {
        if (event.target !== form || event.defaultPrevented || /^post$/i.test(own(form).getAttribute("method") ?? ""))
          return;
        event.preventDefault();
        const fields = [...new FormData(form, (event as SubmitEvent).submitter)];
        store.search(fields.filter((field): field is [string, string] => typeof field[1] === "string"));
      },
      { signal: end },
    );
    host.addEventListener(
      "click",
      ({ target }) => {
        const button = own(target as Element).closest<HTMLButtonElement>(".search-submit");
        // a submit button does it by itself
        if (button && button.type !== "submit") own(form).requestSubmit();
      },
      { signal: end },
    );
    addEventListener("pageshow", store.stay, { signal: end });
  });
}
