import { custom, defineWidget, flag, integer, partDocs, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { socialPage } from "../i18n/en.json";
import css from "./social-page.css";
import { createSocialPage } from "./social-page.store.ts";
import { SocialPage } from "./SocialPage.tsx";

const texts = { socialPage };

export default defineWidget({
  tag: "suite-social-page",
  area: "website",
  summary: "Company page on Facebook, which receives no request before a press",
  example: '<suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>',
  differences: [
    "The network's page is loaded after a press instead of immediately, since the network learns of the visitor by the request.",
  ],
  attributes: {
    href: custom({
      required: true,
      parse: (raw: string) => (/^https:\/\/([\w-]+\.)?facebook\.com\/./.test(raw.trim()) ? raw.trim() : undefined),
      expected: "the address of a page on Facebook, such as https://www.facebook.com/example",
      doc: "Address of the page",
    }),
    height: integer({ default: 215, range: [70, 5000], doc: "Height in px" }),
    tabs: text({ doc: "Tabs below the header: some of timeline, events and messages, with commas between" }),
    smallHeader: flag({ doc: "Set for a low header" }),
    hideCover: flag({ doc: "Set for a header without a picture" }),
    showFacepile: flag({ doc: "Set to show pictures of people who like the page" }),
  },
  states: { shown: "The network's page is shown" },
  parts: {
    placeholder: "Box in place of the network's page before a press",
    button: "Button that shows the network's page",
    spinner: partDocs.spinner,
    link: "Link to the page on the network",
    frame: "Frame with the network's page",
  },
  frames: ["https://www.facebook.com"],
  box: { display: "block", minBlockSize: "13.5em" },
  texts,
  styles: [spinnerCss, buttonCss, css],
  // the suite's container of a company page, which stays
  adopts: {
    selector: ".o_facebook_page",
    place: "inside",
    attributes: {
      href: "data-href",
      height: "data-height",
      tabs: "data-tabs",
      smallHeader: "data-small_header",
      hideCover: "data-hide_cover",
      showFacepile: "data-show_facepile",
    },
  },
  budget: 2.8,
  store: createSocialPage,
  component: SocialPage,
});
