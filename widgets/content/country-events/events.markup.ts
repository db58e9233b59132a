import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

/**
 * Returns the suite's list of events, sanitized; null if it has no link to an event.
 * @param server base of relative addresses
 * @throws if the sanitizer could not be loaded
 */
export async function readEvents(html: string, server: string): Promise<Element | null> {
  const list = ownDocument.createElement("div");
  await setServerHtml(list, html, fragment, server);
  // the suite's headings do not fit the levels of the page
  for (const heading of list.querySelectorAll("h4")) heading.ariaLevel = "2";
  for (const image of list.querySelectorAll("img")) image.loading = "lazy";
  return list.querySelector("a[href]") && list;
}
