import type { TermsTexts } from "../../terms/terms.strings.ts";

export const terms = { accept: "Accepteer de voorwaarden." } satisfies TermsTexts;
