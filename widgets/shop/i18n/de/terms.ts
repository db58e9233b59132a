import type { TermsTexts } from "../../terms/terms.strings.ts";

export const terms = { accept: "Akzeptieren Sie die Bedingungen." } satisfies TermsTexts;
