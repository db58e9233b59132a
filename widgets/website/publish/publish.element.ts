import { custom, defineWidget, flag, integer, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Publishes or unpublishes a record of the site",
  example: '<suite-publish data-model="website.page" data-res-id="4"></suite-publish>',
  audience: "team",
  mayShow: isPublisher,
  attributes: {
    model: text({ required: true, doc: "Model of the record, such as blog.post" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    published: flag({ doc: "Set if the record is published" }),
    controller: custom({
      default: "",
      parse: (raw: string) => (/^\/(?![/\\])/.test(raw) ? raw : undefined),
      expected: "a path of the suite",
      doc: "Path of the suite's route for records of this kind; by default /website/publish",
    }),
  },
  events,
  states: {
    published: "The record is published",
    busy: "The change is being saved",
    error: "The call failed; an error message is shown",
  },
  parts: {
    button: "Switch that publishes the record",
    failure: "Error message about a failed call, with the suite's own reason if there is one",
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Buttons of the page author of class `js_publish_btn`, or the suite's switch, in place of the default switch",
  },
  budget: 3.9,
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css, enhancedCss, refusalCss],
  adopts,
  enhances: "control",
  store: createPublish,
  component: Publish,
});
