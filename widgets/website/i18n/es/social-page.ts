import type { SocialPageTexts } from "#website/social-page/social-page.strings.ts";

export const socialPage = {
  page: "Nuestra página en Facebook",
  show: "Mostrarla aquí",
  note: "Procede de {site}, que entonces sabrá de su visita",
  open: "Abrirla en Facebook",
} satisfies SocialPageTexts;
