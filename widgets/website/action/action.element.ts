import { defineWidget, text } from "#shared/element/index.ts";
import { isPublisher } from "#shared/suite/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import refusalCss from "../common/control/refusal.css";
import enhancedCss from "../common/press/enhanced.css";
import { action } from "../i18n/en.json";
import { createAction, events } from "./action.store.ts";
import { Action } from "./Action.tsx";

const texts = { action };

export default defineWidget({
  tag: "suite-action",
  area: "website",
  summary: "Asks the page's own scripts for what an entry of the site's bar is to do, until one of them does it",
  example: '<suite-action data-action="new_page"></suite-action>',
  audience: "team",
  mayShow: isPublisher,
  attributes: { action: text({ required: true, doc: "Name of the action, such as `edit` or `new_page`" }) },
  events,
  states: { busy: "Nobody has done it yet", error: "Nobody does it; the element says so" },
  parts: {
    button: "The button",
    spinner: "The loading indicator in it",
    failure: "The sentence about an action that nobody does",
    retry: "The button that asks again",
  },
  slots: { "": "A link or button of your own in place of ours" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, enhancedCss, refusalCss],
  // entries of the site's bar
  adopts: { selector: "#oe_main_menu_navbar [data-action]", place: "after", attributes: { action: "data-action" } },
  enhances: "control",
  store: createAction,
  component: Action,
});
