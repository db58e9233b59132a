export { failureText, failureTexts, type FailureTexts } from "./failure.ts";
export { fill, plural, type Texts } from "./texts.ts";
export { negotiate, translations } from "./translations.ts";
