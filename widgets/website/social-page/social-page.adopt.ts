import type { Adoption } from "#shared/element/index.ts";

/** The place of a company's page (behaviour/website-misc.md item 40), whose box stays the page's. */
export default {
  tag: "suite-social-page",
  selector: ".o_facebook_page",
  place: "inside",
  attributes: {
    href: "data-href",
    height: "data-height",
    tabs: "data-tabs",
    "small-header": "data-small_header",
    "hide-cover": "data-hide_cover",
    "show-facepile": "data-show_facepile",
  },
} satisfies Adoption;
