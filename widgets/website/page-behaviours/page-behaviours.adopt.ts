import type { PageAdoption } from "#shared/element/index.ts";

/** Selector of copies of markup that was open above the page, or covered by it. */
const copied = ":is(.modal,.modal-backdrop,.tooltip,.popover,[inert])[data-suite-before]";

/** Markup that needs the scripts of its CSS framework or of the suite's own front end. */
export default {
  chunk: "page-behaviours",
  budget: 5.9,
  selector: `${copied},[data-toggle],[data-bs-toggle],[data-dismiss],[data-bs-dismiss],[data-spy],[data-bs-spy],[data-slide-to],[data-bs-slide-to],.carousel:not(.owl-carousel),#top_menu,.a-submit,.js_website_submit_form,.js_disable_on_click,.o_image[data-mimetype],#o_website_links_share_page`,
} satisfies PageAdoption;
