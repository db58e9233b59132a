import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss } from "#shared/ui/index.ts";
import { signature } from "../i18n/en.json";
import css from "./signature.css";
import { createSignature, events } from "./signature.store.ts";
import { Signature } from "./Signature.tsx";

const texts = { failures, signature };

export default defineWidget({
  tag: "suite-signature",
  area: "portal",
  summary: "Signs a document of the portal, drawn by hand, or by a name that is typed",
  example: '<suite-signature data-call-url="/my/orders/6/accept" data-res-id="6"></suite-signature>',
  attributes: {
    callUrl: text({
      required: true,
      doc: "Address of the suite that takes the signature, such as /my/orders/37/accept",
    }),
    resId: integer({ required: true, doc: "Database id of the document" }),
    accessToken: text({ doc: "Of the document, for visitors who are not signed in" }),
    partnerName: text({ doc: "Name to begin with" }),
    signLabel: text({ doc: "Of the button, in place of “Accept & Sign”" }),
  },
  events,
  states: {
    empty: "There is no signature yet",
    invalid: "It was tried to send it without a name or a signature; what is missing is marked",
    busy: "The signature is being sent",
    error: "That failed, or the suite refused it; a sentence above the button says so",
    signed: "The suite has taken it",
  },
  parts: {
    form: "The form",
    field: "The name with its label",
    label: "The label of the name",
    input: "The name",
    missing: "The sentence about what is missing",
    card: "The frame around the pad",
    head: "The row above the pad",
    ways: "The choice between drawing and typing",
    pad: "The paper",
    tools: "The row below the pad",
    undo: "The button that takes away the last stroke",
    clear: "The button that takes away all strokes",
    failure: "The sentence about what failed",
    button: "The button that signs",
    spinner: "The loading indicator in it",
    thanks: "What is said once the suite has taken it",
    status: "What screen readers are told",
  },
  box: { display: "block", minBlockSize: "15.75em" },
  waiting: `@media(width<36rem){&::after{content:"";display:block;block-size:24em}}`,
  budget: 5.5,
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, css],
  // where the suite's page has a signature
  adopts: {
    selector: ".o_portal_signature_form",
    attributes: {
      callUrl: "data-call-url",
      resId: "data-res-id",
      accessToken: "data-access-token",
      partnerName: "data-partner-name",
      signLabel: "data-sign-label",
    },
  },
  rare: true,
  store: createSignature,
  component: Signature,
});
