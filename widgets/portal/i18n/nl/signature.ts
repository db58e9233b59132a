import type { SignatureTexts } from "#portal/signature/signature.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const signature = {
  ...failures,
  name: "Uw naam",
  nameMissing: "Vul uw naam in.",
  signature: "Uw handtekening",
  draw: "Tekenen",
  type: "Typen",
  pad: "Teken hier uw handtekening",
  drawnPad: "Uw handtekening zoals u die hebt getekend",
  typedPad: "Uw naam als handtekening: {name}",
  typeHint: "Uw naam wordt uw handtekening.",
  signatureMissing: "Teken uw handtekening, of kies ervoor die te typen.",
  undo: "Ongedaan maken",
  clear: "Wissen",
  accept: "Akkoord en ondertekenen",
  sending: "Uw handtekening wordt verzonden…",
  unknown:
    "Er kwam geen antwoord: misschien is het document ondertekend. Laad de pagina opnieuw om dat te zien voordat u opnieuw ondertekent.",
  thanks: "Bedankt!",
  signed: "Het document is ondertekend.",
  document: "Klik hier om uw document te zien.",
} satisfies SignatureTexts;
