import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Signs a document of the portal with a drawing or a typed name",
  example: '<suite-signature data-call-url="/my/orders/6/accept" data-res-id="6"></suite-signature>',
  attributes: {
    callUrl: text({
      required: true,
      doc: "Address of the suite for signatures, such as /my/orders/37/accept",
    }),
    resId: integer({ required: true, doc: "Database id of the document" }),
    accessToken: text({ doc: "Access token of the document, for visitors who are not signed in" }),
    partnerName: text({ doc: "Initial name" }),
    signLabel: text({ doc: "Label of the button, in place of “Accept & Sign”" }),
  },
  events,
  states: {
    empty: "The signature is empty",
    invalid: "The visitor tried to sign without a name or a signature; the missing part is marked",
    busy: "The signature is being sent",
    error: "Signing failed, or the suite refused the signature; a message is shown above the button",
    signed: "The suite has stored the signature",
  },
  parts: {
    form: "Form",
    field: "Field of the name, with its label",
    label: "Label of the name",
    input: "Text field of the name",
    missing: "Message about a missing name or signature",
    card: "Card around the pad",
    head: "Row above the pad",
    ways: "Choice between drawing and typing",
    pad: "Canvas to draw on",
    tools: "Row below the pad",
    undo: "Button that removes the last stroke",
    clear: "Button that removes all strokes",
    failure: partDocs.failure,
    button: "Button that signs",
    spinner: partDocs.spinner,
    thanks: "Message after signing",
    status: partDocs.status,
  },
  box: { display: "block", minBlockSize: "15.75em" },
  waiting: `@media(width<36rem){&::after{content:"";display:block;block-size:24em}}`,
  budget: 5.5,
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, css],
  // the suite's container for the signature
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
