import type { View } from "../view.ts";
import { suiteHost } from "./proxy.ts";

/** What goes into a page once, with the address of the suite where that is not the page's own. */
function pageTags({ origin, version }: View, server?: string): string {
  const folder = `${origin}/suite-widgets/${version}`;
  return `<link rel="stylesheet" href="${folder}/suite.css">
<script src="${folder}/suite.js"${server ? ` data-server="${server}"` : ""} crossorigin defer></script>`;
}

export const onSuite = (view: View): string => pageTags(view);
export const elsewhere = (view: View): string => pageTags(view, `https://${suiteHost}`);
