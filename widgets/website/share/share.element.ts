import { custom, defineWidget, partDocs } from "#shared/element/index.ts";
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
  summary: "Shares the page on networks, by email, or by the device's share dialog",
  example: '<suite-share data-networks="facebook linkedin email"></suite-share>',
  attributes: {
    networks: custom({
      ...networkList,
      doc: "Networks for sharing, in order; by default facebook, twitter, linkedin and email. No network receives a request before a press",
    }),
  },
  events,
  parts: {
    link: "Link to a network",
    button: "Button that opens the share dialog of a phone",
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Links of the page author in place of the default links; the parameters u, url and body receive the address, title, text and subject receive the title",
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
