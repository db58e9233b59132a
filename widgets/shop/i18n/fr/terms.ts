import type { TermsTexts } from "../../terms/terms.strings.ts";

export const terms = { accept: "Acceptez les conditions." } satisfies TermsTexts;
