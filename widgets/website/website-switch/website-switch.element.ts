import { custom, defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { isPublisher } from "#shared/suite/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import enhancedCss from "../common/press/enhanced.css";
import { websiteSwitch } from "../i18n/en.json";
import { createWebsiteSwitch, parseDomain } from "./website-switch.store.ts";
import { WebsiteSwitch } from "./WebsiteSwitch.tsx";

const texts = { websiteSwitch };

export default defineWidget({
  tag: "suite-website-switch",
  area: "website",
  summary: "Opens the same page on another website of the suite",
  example: '<suite-website-switch data-website-id="2"></suite-website-switch>',
  audience: "team",
  mayShow: isPublisher,
  attributes: {
    websiteId: integer({ required: true, doc: "Database id of the website" }),
    domain: custom({
      default: "",
      parse: parseDomain,
      expected: "a domain such as shop.example.com or https://shop.example.com",
      doc: "Domain of the website, with or without scheme; by default the domain of the page",
    }),
  },
  parts: { button: partDocs.button, spinner: partDocs.spinner },
  slots: { "": "Link or button of the page author in place of the default button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, enhancedCss],
  // a link of the suite's bar, which stays; its attributes have no `data-` prefix
  adopts: {
    selector: ".js_multi_website_switch",
    place: "after",
    attributes: { websiteId: "website-id", domain: "domain" },
  },
  enhances: "control",
  store: createWebsiteSwitch,
  component: WebsiteSwitch,
});
