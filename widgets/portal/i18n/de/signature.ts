import type { SignatureTexts } from "#portal/signature/signature.strings.ts";
import failures from "#shared/i18n/de.ts";

export const signature = {
  ...failures,
  name: "Ihr Name",
  nameMissing: "Bitte geben Sie Ihren Namen ein.",
  signature: "Ihre Unterschrift",
  draw: "Zeichnen",
  type: "Tippen",
  pad: "Zeichnen Sie hier Ihre Unterschrift",
  drawnPad: "Ihre Unterschrift, wie Sie sie gezeichnet haben",
  typedPad: "Ihr Name als Unterschrift: {name}",
  typeHint: "Ihr Name wird zu Ihrer Unterschrift.",
  signatureMissing: "Bitte zeichnen Sie Ihre Unterschrift, oder wählen Sie, sie zu tippen.",
  undo: "Rückgängig",
  clear: "Löschen",
  accept: "Annehmen und unterschreiben",
  sending: "Ihre Unterschrift wird gesendet …",
  unknown:
    "Es kam keine Antwort: Das Dokument ist vielleicht unterschrieben. Laden Sie die Seite neu, um das zu sehen, bevor Sie erneut unterschreiben.",
  thanks: "Vielen Dank!",
  signed: "Das Dokument ist unterschrieben.",
  document: "Hier klicken, um Ihr Dokument zu sehen.",
} satisfies SignatureTexts;
