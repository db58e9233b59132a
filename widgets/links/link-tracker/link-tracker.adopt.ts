import type { Adoption } from "../../../shared/element/index.ts";

/** The stock page /r (behaviour/link-tracker.md section 1). The suite has written the address of `?u=` into its field. */
export default {
  tag: "suite-link-tracker",
  selector: ".o_website_links_create_tracked_url",
  read: (markup) => ({ url: markup.querySelector("#url")?.getAttribute("value") ?? "" }),
} satisfies Adoption;
