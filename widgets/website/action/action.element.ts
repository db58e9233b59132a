import { defineWidget, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Asks the page's own scripts to perform an action of the site's bar until one of them handles the event",
  example: '<suite-action data-action="new_page"></suite-action>',
  audience: "team",
  mayShow: isPublisher,
  attributes: { action: text({ required: true, doc: "Name of the action, such as `edit` or `new_page`" }) },
  events,
  states: {
    busy: "No script has handled the action yet",
    error: "No script handles the action; an error message is shown",
  },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    failure: "Error message about an action that no script handles",
    retry: partDocs.retry,
  },
  slots: { "": "Link or button of the page author in place of the default button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, enhancedCss, refusalCss],
  // entries of the site's bar
  adopts: { selector: "#oe_main_menu_navbar [data-action]", place: "after", attributes: { action: "data-action" } },
  enhances: "control",
  store: createAction,
  component: Action,
});
