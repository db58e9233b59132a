import type { TermsTexts } from "#shop/terms/terms.strings.ts";

export const terms = { accept: "Akzeptieren Sie die Bedingungen." } satisfies TermsTexts;
