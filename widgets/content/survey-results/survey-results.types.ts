import type { FailureTexts } from "#shared/i18n/index.ts";
import type en from "../i18n/en.json";

export type SurveyResultsTexts = Readonly<FailureTexts & typeof en.surveyResults>;
