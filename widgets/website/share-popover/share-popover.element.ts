import { custom, defineWidget, text } from "#shared/element/index.ts";
import { buttonCss, networkList, popoverCss } from "#shared/ui/index.ts";
import enhancedCss from "../common/press/enhanced.css";
import { sharePopover } from "../i18n/en.json";
import css from "./share-popover.css";
import { createSharePopover, events } from "./share-popover.store.ts";
import { SharePopover } from "./SharePopover.tsx";

const texts = { sharePopover };

export default defineWidget({
  tag: "suite-share-popover",
  area: "website",
  summary: "Offers to share the page beside a button, without its address's query and hash",
  example: '<suite-share-popover data-hashtags="#design"></suite-share-popover>',
  attributes: {
    social: custom({
      ...networkList,
      doc: "By what a visitor may share, in order; without it facebook, twitter and linkedin. Nothing is asked of a network before a press",
    }),
    hashtags: text({ doc: "Words for the text on Twitter, such as #design" }),
  },
  events,
  states: { open: "The popover is open" },
  parts: { button: "The button, where the page has none", popover: "What it opens", link: "A link to a network" },
  slots: { "": "A button or link of your own in place of ours" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  budget: 2.9,
  texts,
  styles: [buttonCss, popoverCss, css, enhancedCss],
  // a control of the page's, which stays
  adopts: { selector: ".oe_social_share", attributes: { social: "data-social", hashtags: "data-hashtags" } },
  enhances: "control",
  store: createSharePopover,
  component: SharePopover,
});
