import type { TermsTexts } from "../../terms/terms.strings.ts";

export const terms = { accept: "Acepte las condiciones." } satisfies TermsTexts;
