export { failureText, type FailureTexts } from "./failure.ts";
export { fill, plural, type PluralKey } from "./texts.ts";
export { negotiate, translations } from "./translations.ts";
