export { failureText, fill, plural, type FailureTexts, type PluralKey } from "./texts.ts";
export { negotiate, translations } from "./translations.ts";
