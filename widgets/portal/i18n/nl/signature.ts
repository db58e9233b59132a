import failures from "../../../../shared/i18n/nl.ts";
import type { SignatureTexts } from "../../signature/signature.strings.ts";

export const signature = {
  ...failures,
  name: "Je naam",
  nameMissing: "Vul uw naam in.",
  signature: "Je handtekening",
  draw: "Tekenen",
  type: "Typen",
  pad: "Teken hier uw handtekening",
  drawnPad: "Uw handtekening zoals u die hebt getekend",
  typedPad: "Je naam als handtekening: {name}",
  typeHint: "Uw naam wordt uw handtekening.",
  signatureMissing: "Teken uw handtekening, of kies ervoor die te typen.",
  undo: "Ongedaan maken",
  clear: "Wissen",
  accept: "Akkoord en ondertekenen",
  sending: "Je handtekening wordt verzonden…",
  unknown:
    "Er kwam geen antwoord: misschien is het document ondertekend. Laad de pagina opnieuw om dat te zien voordat u opnieuw ondertekent.",
  thanks: "Bedankt!",
  signed: "Het document is ondertekend.",
  document: "Klik hier om uw document te zien.",
} satisfies SignatureTexts;
