import type { View } from "#demo/common/view.ts";
import { suiteHost } from "./proxy.ts";

/** Returns the address of this version's files. */
export const folderOf = ({ origin, version }: View) => `${origin}/suite-widgets/${version}`;

/** Returns tags for the head of a page with this element: the browser requests its files together with the loader, a round trip sooner. */
export const preloads = (view: View, tag: string): string =>
  view.sizes
    .chunks(tag)
    .map((path) => `<link rel="modulepreload" href="${folderOf(view)}/${path}">`)
    .join("\n");

/** Returns the tags that a page needs once, with the address of the suite unless it is the page's own. */
function pageTags(view: View, server?: string): string {
  const folder = folderOf(view);
  return `<link rel="stylesheet" href="${folder}/suite.css">
<script src="${folder}/suite.js"${server ? ` data-server="${server}"` : ""} crossorigin defer></script>`;
}

export const onSuite = (view: View): string => pageTags(view);
export const elsewhere = (view: View): string => pageTags(view, `https://${suiteHost}`);

/** Returns all tags for a page with this element, by the ids of their samples (`Paste`). */
export const pageSamples = (view: View, tag: string) => ({
  paste: `${onSuite(view)}\n\n${tag}`,
  "paste-elsewhere": `${elsewhere(view)}\n\n${tag}`,
});
