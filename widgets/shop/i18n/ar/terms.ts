import type { TermsTexts } from "../../terms/terms.strings.ts";

export const terms = { accept: "وافق على الشروط." } satisfies TermsTexts;
