import { type Attribute, custom, defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import formCss from "../common/form/form.css";
import { newsletterPopup } from "../i18n/en.json";
import css from "./newsletter-popup.css";
import { createPopup } from "./newsletter-popup.store.ts";
import { events } from "./newsletter-popup.types.ts";
import { NewsletterPopup } from "./NewsletterPopup.tsx";

/** Attribute with the name of a trigger, which `watch` reads. */
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
      doc: "When it opens: exit (the mouse leaves the page), scroll:50 (per cent of the page), delay:10 (seconds on view) or manual (by open() only)",
    }),
    mobileTrigger: trigger({
      doc: "The same on touch screens. Default: as data-trigger; where that is exit, which needs a mouse, it does not open by itself",
    }),
  },
  events,
  methods: {
    open: "Opens it, whatever trigger and cookie say; not in edit mode, for a subscriber, or over another dialog (it waits)",
    close: "Closes it",
  },
  states: { open: "The dialog is open", error: "The last call failed" },
  parts: {
    dialog: "The dialog",
    close: "Its close button",
    content: "What the suite says in it",
    form: "Field and button",
    field: "The field with its label",
    label: "Its label, for screen readers only",
    input: "The e-mail input",
    button: "Subscribe",
    spinner: "Turns in the button while it is busy",
    link: "Leads on where the browser did not let the next page open by itself",
    failure: "What failed, with the button to try again",
    retry: "That button",
    status: "The thanks",
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
  // the built-in popup. Of its modal nothing is read, so that stored markup may be malformed
  adopts: { selector: ".o_newsletter_popup[data-list-id]", attributes: { listId: "data-list-id" } },
  budget: 2.7,
  store: createPopup,
  component: NewsletterPopup,
});
