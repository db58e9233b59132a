import { defineWidget, partDocs } from "#shared/element/index.ts";
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
  summary: "Options of the page that the site's team switches on and off",
  example: "<suite-customize-menu></suite-customize-menu>",
  audience: "team",
  mayShow: isPublisher,
  attributes: {},
  states: { busy: "Options are being loaded or switched", error: "A call failed; an error message is shown" },
  parts: {
    group: "Options of one part of the page",
    heading: "Name of the group",
    option: "Switch with its label",
    spinner: partDocs.spinner,
    failure: partDocs.failure,
    retry: partDocs.retry,
  },
  rare: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // at the end of the menu of the site's bar, below the suite's own entries
  adopts: { selector: "#customize-menu>.dropdown-menu", place: "append" },
  budget: 3.1,
  store: createCustomizeMenu,
  component: CustomizeMenu,
});
