import { custom, defineWidget, flag, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { isPublisher } from "#shared/suite/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import refusalCss from "../common/control/refusal.css";
import enhancedCss from "../common/press/enhanced.css";
import { publish } from "../i18n/en.json";
import adopts from "./publish.adopt.ts";
import css from "./publish.css";
import { createPublish, events } from "./publish.store.ts";
import { Publish } from "./Publish.tsx";

const texts = { failures, publish };

export default defineWidget({
  tag: "suite-publish",
  area: "website",
  summary: "Publishes a record of the site, or takes it off again",
  example: '<suite-publish data-model="website.page" data-res-id="4"></suite-publish>',
  audience: "team",
  mayShow: isPublisher,
  attributes: {
    model: text({ required: true, doc: "Model of the record, such as blog.post" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    published: flag({ doc: "Whether it is published now" }),
    controller: custom({
      default: "",
      parse: (raw: string) => (/^\/(?![/\\])/.test(raw) ? raw : undefined),
      expected: "a path of the suite",
      doc: "Path of the suite's own route for records of this kind; without it /website/publish",
    }),
  },
  events,
  states: {
    published: "The record is published",
    busy: "The change is on its way",
    error: "The suite refused, or could not be asked; the element says why",
  },
  parts: {
    button: "The switch",
    failure: "The sentence about a failed call: the suite's own where it gives a reason",
    retry: "The button that tries again",
    spinner: "The loading indicator",
  },
  slots: { "": "Buttons of your own of class `js_publish_btn`, or the suite's switch, in place of ours" },
  budget: 3.9,
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css, enhancedCss, refusalCss],
  adopts,
  enhances: "control",
  store: createPublish,
  component: Publish,
});
