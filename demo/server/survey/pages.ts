import type { SuiteContext } from "../env.ts";
import type { Results } from "./results.ts";
import type { Input, Survey, SurveyPage } from "./survey.types.ts";

/** Pages of a survey, rendered by demo/suite. */
export interface SurveyPages {
  start(c: SuiteContext, survey: Survey, input: Input): Promise<Response>;
  fill(c: SuiteContext, survey: Survey, page: SurveyPage, input: Input): Promise<Response>;
  finished(c: SuiteContext, survey: Survey, input: Input, points: number | undefined): Promise<Response>;
  print(c: SuiteContext, survey: Survey, input: Input | undefined): Promise<Response>;
  results(c: SuiteContext, survey: Survey, results: Results): Promise<Response>;
  /** Page with simple markup instead of the suite's. */
  trial(c: SuiteContext, survey: Survey, input: Input): Promise<Response>;
}
