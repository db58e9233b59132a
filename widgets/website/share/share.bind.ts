import { own } from "#shared/element/index.ts";
import { currentPage, openPopup, restoreAttributes } from "#shared/ui/index.ts";
import type { ShareStore } from "./share.store.ts";

/** Returns the network of one of the page's links: its class (`s_share_facebook`), or its host. */
function targetOf(link: HTMLAnchorElement): string {
  const named = [...link.classList].find((name) => /^s_share_./.test(name));
  return named?.slice("s_share_".length) ?? (link.protocol === "mailto:" ? "email" : link.hostname);
}

export const linksIn = (host: Element): readonly HTMLAnchorElement[] => [
  ...host.querySelectorAll<HTMLAnchorElement>("a[href]"),
];

/** Writes the current page into the page's own share links until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, store: ShareStore): void {
  const fill = (link: HTMLAnchorElement) => (link.href = store.filled(link.getAttribute("href")!, currentPage()));
  for (const link of linksIn(host)) {
    restoreAttributes(link, ["href"], signal);
    fill(link);
  }
  host.addEventListener(
    "click",
    (event) => {
      const link = own(event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link) return;
      // the page's address may have changed meanwhile
      fill(link);
      openPopup(event, link);
      store.shared(targetOf(link), currentPage().url);
    },
    { signal },
  );
}
