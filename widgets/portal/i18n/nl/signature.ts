import failures from "../../../../shared/i18n/nl.ts";
import type { SignatureTexts } from "../../signature/signature.strings.ts";

export const signature = {
  ...failures,
  name: "Je naam",
  nameMissing: "Vul je naam in.",
  signature: "Je handtekening",
  draw: "Tekenen",
  type: "Typen",
  pad: "Teken hier je handtekening",
  drawnPad: "Je handtekening zoals je die hebt getekend",
  typedPad: "Je naam als handtekening: {name}",
  typeHint: "Je naam wordt je handtekening.",
  signatureMissing: "Teken je handtekening, of kies ervoor die te typen.",
  undo: "Ongedaan maken",
  clear: "Wissen",
  accept: "Akkoord en ondertekenen",
  sending: "Je handtekening wordt verzonden…",
  unknown:
    "Er kwam geen antwoord: misschien is het document ondertekend. Laad de pagina opnieuw om dat te zien voordat je opnieuw ondertekent.",
  thanks: "Bedankt!",
  signed: "Het document is ondertekend.",
  document: "Klik hier om je document te zien.",
} satisfies SignatureTexts;
