import { type Attribute, custom, defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import formCss from "../common/form/form.css";
import { newsletterPopup } from "../i18n/en.json";
import css from "./newsletter-popup.css";
import { createPopup } from "./newsletter-popup.store.ts";
import { events } from "./newsletter-popup.types.ts";
import { NewsletterPopup } from "./NewsletterPopup.tsx";

/** Attribute with a trigger, which `watch` parses. */
export const trigger = (options: { readonly doc?: string; readonly default?: string }): Attribute<string> =>
  custom({
    parse: (name) => (/^(exit|manual|(scroll|delay):\d+(\.\d+)?)$/.test(name) ? name : undefined),
    expected: "exit, scroll:50 (per cent), delay:10 (seconds) or manual",
    default: "",
    ...options,
  });

const texts = { failures, newsletterPopup };

export default defineWidget({
  tag: "suite-newsletter-popup",
  area: "marketing",
  summary: "Offers a mailing list in a dialog, once per browser, when the visitor is about to leave",
  example: '<suite-newsletter-popup data-list-id="1" data-trigger="exit"></suite-newsletter-popup>',
  attributes: {
    listId: integer({ required: true, doc: "Database id of the mailing list; 0 shows nothing" }),
    trigger: trigger({
      default: "exit",
      doc: "Trigger that opens the dialog: exit (the mouse leaves the page), scroll:50 (per cent of the page), delay:10 (seconds in view) or manual (by open() only)",
    }),
    mobileTrigger: trigger({
      doc: "Trigger on touch screens. Default: as data-trigger; with exit, which needs a mouse, the dialog does not open by itself",
    }),
  },
  events,
  methods: {
    open: "Opens the dialog regardless of trigger and cookie; not in edit mode or for a subscriber; waits for other dialogs to close",
    close: "Closes the dialog",
  },
  states: { open: "The dialog is open", error: "The last call failed" },
  parts: {
    dialog: "Dialog",
    close: partDocs.close,
    content: "Content of the mailing list",
    form: "Form with field and button",
    field: "E-mail field with its label",
    label: "Label of the field, for screen readers only",
    input: "E-mail input",
    button: "Button that subscribes",
    spinner: partDocs.spinner,
    link: "Link to the next page if the browser blocked opening it",
    failure: partDocs.failure,
    retry: partDocs.retry,
    status: "Message after subscribing",
  },
  storage: [
    {
      name: "newsletter-popup-{list id}",
      kind: "cookie",
      purpose: "The popup of this list was shown",
      lifetime: "session",
    },
  ],
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, formCss, css],
  // built-in popup. Its modal is not read, since stored markup may be malformed: docs/reference/marketing.md#marketing-16
  adopts: { selector: ".o_newsletter_popup[data-list-id]", attributes: { listId: "data-list-id" } },
  budget: 3.0,
  store: createPopup,
  component: NewsletterPopup,
});
