import type { View } from "#demo/common/view.ts";
import { suiteHost } from "./proxy.ts";

/** Address of this version's files. */
export const folderOf = ({ origin, version }: View) => `${origin}/suite-widgets/${version}`;

/** For the head of a page with this element: its files are asked for together with the loader, a round trip sooner. */
export const preloads = (view: View, tag: string): string =>
  view.sizes
    .chunks(tag)
    .map((path) => `<link rel="modulepreload" href="${folderOf(view)}/${path}">`)
    .join("\n");

/** What goes into a page once, with the address of the suite where that is not the page's own. */
function pageTags(view: View, server?: string): string {
  const folder = folderOf(view);
  return `<link rel="stylesheet" href="${folder}/suite.css">
<script src="${folder}/suite.js"${server ? ` data-server="${server}"` : ""} crossorigin defer></script>`;
}

export const onSuite = (view: View): string => pageTags(view);
export const elsewhere = (view: View): string => pageTags(view, `https://${suiteHost}`);

/** All that goes into a page with this tag, by the ids of its samples (`Paste`). */
export const pageSamples = (view: View, tag: string) => ({
  paste: `${onSuite(view)}\n\n${tag}`,
  "paste-elsewhere": `${elsewhere(view)}\n\n${tag}`,
});
