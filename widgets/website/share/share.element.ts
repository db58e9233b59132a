import { custom, defineWidget } from "#shared/element/index.ts";
import { buttonCss, networkList, spinnerCss } from "#shared/ui/index.ts";
import enhancedCss from "../common/press/enhanced.css";
import { share } from "../i18n/en.json";
import { bind } from "./share.bind.ts";
import css from "./share.css";
import { createShare, events } from "./share.store.ts";
import { Share } from "./Share.tsx";

const texts = { share };

export default defineWidget({
  tag: "suite-share",
  area: "website",
  summary: "Shares the page by networks, by email, or by the device's own way",
  example: '<suite-share data-networks="facebook linkedin email"></suite-share>',
  attributes: {
    networks: custom({
      ...networkList,
      doc: "By what a visitor may share, in order; without it facebook, twitter, linkedin and email. Nothing is asked of a network before a press",
    }),
  },
  events,
  parts: { link: "A link to a network", button: "The button, on phones", spinner: "The loading indicator in it" },
  slots: {
    "": "Links of your own in place of ours; parameters u, url or body get the address, title, text or subject the title",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, css, enhancedCss],
  // links to networks, which stay
  adopts: { selector: ".s_share,.oe_share" },
  enhances: "control",
  budget: 2.7,
  store: createShare,
  component: Share,
  bind,
});
