import type { TermsTexts } from "#shop/terms/terms.strings.ts";

export const terms = { accept: "Acceptez les conditions." } satisfies TermsTexts;
