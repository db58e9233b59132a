import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  name: "Your name",
  nameMissing: "Please enter your name.",
  signature: "Your signature",
  draw: "Draw",
  type: "Type",
  /** Of the pad, for those who do not see it. */
  pad: "Draw your signature here",
  drawnPad: "Your signature as you drew it",
  typedPad: "Your name as your signature: {name}",
  /** Beside `type`: what is chosen by it. */
  typeHint: "Your name becomes your signature.",
  signatureMissing: "Please draw your signature, or choose to type it.",
  undo: "Undo",
  clear: "Clear",
  accept: "Accept & Sign",
  sending: "Your signature is being sent…",
  /** No answer came. */
  unknown:
    "There was no answer, so the document may be signed or not. Reload the page to see whether it is before you sign again.",
  thanks: "Thank you!",
  /** Where the suite says nothing itself. */
  signed: "The document is signed.",
  document: "Click here to see your document.",
};

export type SignatureTexts = Texts<typeof english>;
