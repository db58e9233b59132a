import type { Adoption } from "#shared/element/index.ts";

const block = ".o_website_links_create_tracked_url";

/** The built-in page /r. Its column keeps the page's gutters. The suite has written the address of `?u=` into its field. */
export default {
  selector: `${block}:not(:has(>.container)),${block}>.container`,
  place: "inside",
  // it is the page: what stands below is not in view before the links are there
  space: "100vh",
  read: (markup) => ({ url: markup.querySelector("#url")?.getAttribute("value") ?? "" }),
} satisfies Adoption;
