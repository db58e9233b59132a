import type { TermsTexts } from "#shop/terms/terms.strings.ts";

export const terms = { accept: "Accepteer de voorwaarden." } satisfies TermsTexts;
