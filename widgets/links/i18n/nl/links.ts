import type { LinkTexts } from "#links/common/base/links.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const links = {
  ...failures,
  copy: "Kopiëren",
  copied: "Gekopieerd",
  copyRefused: "De browser stond kopiëren niet toe. Selecteer de link en kopieer hem zelf.",
  editCode: "Code wijzigen",
  code: "Code",
  ok: "OK",
  cancel: "Annuleren",
  codeEmpty: "De code mag niet leeg zijn",
  codeOdd: "Gebruik alleen letters van a tot z, cijfers, koppel- en lage streepjes, punten en tildes",
  codeTaken: "Deze code is al in gebruik",
} satisfies LinkTexts;
