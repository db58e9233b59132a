import type { TermsTexts } from "#shop/terms/terms.strings.ts";

export const terms = { accept: "Acepte las condiciones." } satisfies TermsTexts;
