import type { Adoption } from "#shared/element/index.ts";

const block = ".o_website_links_create_tracked_url";

/** Built-in page /r. The element is placed in the column, which keeps the page's gutters. The suite has put the address of `?u=` into the field. */
export default {
  selector: `${block}:not(:has(>.container)),${block}>.container`,
  place: "inside",
  // the element fills the page, so that the content below is out of view until the links have loaded
  space: "100vh",
  read: (markup) => ({ url: markup.querySelector("#url")?.getAttribute("value") ?? "" }),
} satisfies Adoption;
