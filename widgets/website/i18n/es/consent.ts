import type { ConsentTexts } from "#website/consent/consent.strings.ts";

export const consent = {
  question: "Permitir que este sitio use otros sitios para:",
  video: "Vídeos",
  social: "Redes sociales",
  tracking: "Estadísticas de visitas",
} satisfies ConsentTexts;
