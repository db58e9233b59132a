import { collapseSpace } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { pagesOf } from "#shared/loaded/index.ts";
import type { Account } from "./sign-in.store.ts";

/** Suite and language of the portal's page. */
export interface Place {
  readonly server: string;
  readonly lang: string;
}

/** Reads the portal's page. @param address base of relative addresses */
function readPortal(page: Element, address: string): Account {
  const name = page.querySelector("#top_menu .dropdown-toggle b,.o_portal_my_details [itemprop=name]");
  return {
    name: collapseSpace(name?.textContent),
    pages: [...page.querySelectorAll(".o_portal_docs a[href]")].flatMap((link) => {
      const href = safeWebUrl(link.getAttribute("href")!, address);
      const [first] = [...link.childNodes].map(({ textContent }) => collapseSpace(textContent)).filter(Boolean);
      return href && first ? [{ name: first, href }] : [];
    }),
  };
}

/** Reads the account from the portal; null if the suite has none. @throws SuiteError, kind `session` for a visitor who has not signed in */
export async function readAccount(
  host: Element,
  { server, lang }: Place,
  signal: AbortSignal,
): Promise<Account | null> {
  const page = await pagesOf(server).load("/my", lang, host, signal);
  return page && readPortal(page.nodes, page.address);
}
