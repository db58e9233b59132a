import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

/**
 * The suite's list of events, sanitized.
 * @param server what relative addresses are relative to
 * @returns null where it leads to no event
 * @throws when the sanitizer could not be loaded
 */
export async function readEvents(html: string, server: string): Promise<Element | null> {
  const list = ownDocument.createElement("div");
  await setServerHtml(list, html, fragment, server);
  // wherever in the page it stands
  for (const heading of list.querySelectorAll("h4")) heading.ariaLevel = "2";
  for (const image of list.querySelectorAll("img")) image.loading = "lazy";
  return list.querySelector("a[href]") && list;
}
