import type { LinkTexts } from "#links/common/base/links.strings.ts";
import failures from "#shared/i18n/de.ts";

export const links = {
  ...failures,
  copy: "Kopieren",
  copied: "Kopiert",
  copyRefused: "Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Link und kopieren Sie ihn selbst.",
  editCode: "Code ändern",
  code: "Code",
  ok: "OK",
  cancel: "Abbrechen",
  codeEmpty: "Der Code darf nicht leer sein",
  codeOdd: "Verwenden Sie nur Buchstaben von a bis z, Ziffern, Binde- und Unterstriche, Punkte und Tilden",
  codeTaken: "Dieser Code ist schon vergeben",
} satisfies LinkTexts;
