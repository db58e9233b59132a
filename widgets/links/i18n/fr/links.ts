import type { LinkTexts } from "#links/common/base/links.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const links = {
  ...failures,
  copy: "Copier",
  copied: "Copié",
  copyRefused: "Le navigateur n'a pas autorisé la copie. Sélectionnez le lien et copiez-le vous-même.",
  editCode: "Modifier le code",
  code: "Code",
  ok: "OK",
  cancel: "Annuler",
  codeEmpty: "Le code ne peut pas être vide",
  codeOdd: "Utilisez uniquement des lettres de a à z, des chiffres, des tirets, des points et des tildes",
  codeTaken: "Ce code est déjà pris",
} satisfies LinkTexts;
