import type { TermsTexts } from "#shop/terms/terms.strings.ts";

export const terms = { accept: "وافق على الشروط." } satisfies TermsTexts;
