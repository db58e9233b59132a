import { defineWidget, ownDocument } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { failures } from "#shared/i18n/en.json";
import { isPublisher } from "#shared/suite/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { customizeMenu } from "../i18n/en.json";
import css from "./customize-menu.css";
import { createCustomizeMenu } from "./customize-menu.store.ts";
import { CustomizeMenu } from "./CustomizeMenu.tsx";

const texts = { failures, customizeMenu };

export default defineWidget({
  tag: "suite-customize-menu",
  area: "website",
  summary: "Options of the page, which the site's team switches on and off",
  example: "<suite-customize-menu></suite-customize-menu>",
  audience: "team",
  mayShow: isPublisher,
  attributes: {},
  states: { busy: "Options are on their way, or one is switched", error: "That failed; the element says why" },
  parts: {
    group: "The options of one part of the page",
    heading: "Its name",
    option: "A switch with its label",
    spinner: "The loading indicator",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
  },
  rare: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // at the end of the menu of the site's bar, below the suite's own entries
  adopts: { selector: "#customize-menu>.dropdown-menu", place: "append" },
  budget: 3,
  store: (context) =>
    createCustomizeMenu(context, {
      viewKey: () => ownDocument.documentElement.dataset.viewXmlid,
      reload: reloadPage,
    }),
  component: CustomizeMenu,
});
