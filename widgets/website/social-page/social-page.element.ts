import { custom, defineWidget, flag, integer, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { socialPage } from "../i18n/en.json";
import css from "./social-page.css";
import { createSocialPage } from "./social-page.store.ts";
import { SocialPage } from "./SocialPage.tsx";

const texts = { socialPage };

export default defineWidget({
  tag: "suite-social-page",
  area: "website",
  summary: "A company's page on Facebook, which is asked for nothing until somebody wants to see it",
  example: '<suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>',
  differences: [
    "The network's page comes after a press in place of at once, since the network learns of the visitor by it.",
  ],
  attributes: {
    href: custom({
      required: true,
      parse: (raw: string) => (/^https:\/\/([\w-]+\.)?facebook\.com\/./.test(raw.trim()) ? raw.trim() : undefined),
      expected: "the address of a page on Facebook, such as https://www.facebook.com/example",
      doc: "The page's address",
    }),
    height: integer({ default: 215, range: [70, 5000], doc: "How high it is, px" }),
    tabs: text({ doc: "What it shows below its head: some of timeline, events and messages, with commas between" }),
    smallHeader: flag({ doc: "Its head is low" }),
    hideCover: flag({ doc: "Its head has no picture" }),
    showFacepile: flag({ doc: "It shows who likes it" }),
  },
  states: { shown: "The page of the network is there" },
  parts: {
    placeholder: "What is there before",
    button: "The button that shows it",
    spinner: "The loading indicator in it",
    link: "The link to the page itself",
    frame: "The network's page",
  },
  frames: ["https://www.facebook.com"],
  box: { display: "block", minBlockSize: "13.5em" },
  texts,
  styles: [spinnerCss, buttonCss, css],
  // the place of a company's page, whose box stays the page's
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
