import type { LinkTexts } from "#links/common/base/links.strings.ts";
import failures from "#shared/i18n/es.ts";

export const links = {
  ...failures,
  copy: "Copiar",
  copied: "Copiado",
  copyRefused: "El navegador no permitió copiar. Seleccione el enlace y cópielo usted.",
  editCode: "Cambiar el código",
  code: "Código",
  ok: "Aceptar",
  cancel: "Cancelar",
  codeEmpty: "El código no puede estar vacío",
  codeOdd: "Use solo letras de la a a la z, cifras, guiones, guiones bajos, puntos y tildes de onda",
  codeTaken: "Este código ya está en uso",
} satisfies LinkTexts;
