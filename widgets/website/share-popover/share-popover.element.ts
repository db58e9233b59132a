import { custom, defineWidget, text } from "#shared/element/index.ts";
import { buttonCss, networkList, popoverCss } from "#shared/ui/index.ts";
import enhancedCss from "../common/press/enhanced.css";
import { sharePopover } from "../i18n/en.json";
import { bind } from "./share-popover.bind.ts";
import css from "./share-popover.css";
import { createSharePopover, events } from "./share-popover.store.ts";
import { SharePopover } from "./SharePopover.tsx";

const texts = { sharePopover };

export default defineWidget({
  tag: "suite-share-popover",
  area: "website",
  summary: "Shows links beside a button that share the page, without query and hash of its address",
  example: '<suite-share-popover data-hashtags="#design"></suite-share-popover>',
  attributes: {
    social: custom({
      ...networkList,
      doc: "Networks for sharing, in order; by default facebook, twitter and linkedin. No network receives a request before a press",
    }),
    hashtags: text({ doc: "Hashtags for the text on Twitter, such as #design" }),
  },
  events,
  states: { open: "The popover is open" },
  parts: {
    button: "Default button that opens the popover",
    popover: "Popover with the links",
    link: "Link to a network",
  },
  slots: { "": "Button or link of the page author in place of the default button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  budget: 3.0,
  texts,
  styles: [buttonCss, popoverCss, css, enhancedCss],
  // a control of the page, which stays
  adopts: { selector: ".oe_social_share", attributes: { social: "data-social", hashtags: "data-hashtags" } },
  enhances: "control",
  store: createSharePopover,
  component: SharePopover,
  bind,
});
