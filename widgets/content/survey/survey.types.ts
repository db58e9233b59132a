import type { FailureTexts } from "#shared/i18n/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import type { Prefill, Scores } from "../api/survey.ts";
import type en from "../i18n/en.json";

export type SurveyTexts = Readonly<FailureTexts & typeof en.survey>;

export interface SurveyProps {
  readonly prefill: string;
  /** Empty if the survey is read-only. */
  readonly submit: string;
  readonly scores: string;
  readonly resume: boolean;
  /** Address of the survey's start, for an element without markup. */
  readonly src: string;
}

/** Values of the fields of a page, by their names. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Format of the dates of a page. */
export interface Dates {
  /** Returns a field's date as the server stores it; empty if the date is unreadable. */
  read(field: HTMLInputElement): string;
  /** Returns the error of a field; empty if the date is valid. */
  problem(field: HTMLInputElement): string;
  /** Returns a date of the server in the format of the field. */
  write(field: HTMLInputElement, value: string): string;
}

/** Form of the page, for the store. */
export interface BoundSurvey {
  /** Marks invalid questions and returns their errors, in the order of the page. */
  check(): readonly FieldError[];
  /** Marks questions that the server rejects, by the ids of their blocks, and returns the errors. */
  refuse(errors: Readonly<Record<string, string>>): readonly FieldError[];
  /** Returns the fields to send, with the value of the pressed button; includes every text field. */
  fields(button: string): Record<string, string>;
  /** Writes earlier answers, except to questions that the visitor has answered in this tab. */
  fill(prefill: Prefill): void;
  showScores(scores: Scores): void;
  /** Returns the answers of the visitor. */
  answers(): Answers;
  restore(answers: Answers): void;
  focus(id: string): void;
  /** Identifies the survey, the visit and the page. */
  readonly key: string;
  /** True if the next page is shown in place, instead of a navigation. */
  readonly isLoaded: boolean;
}

export interface SurveyState {
  readonly busy: boolean;
  readonly errors: readonly FieldError[];
  /** Error of the last submission; null if the page was sent. */
  readonly error: unknown;
  /** True if answers of an earlier visit in this tab were restored. */
  readonly restored: boolean;
  /** True if the code of the summary could not be loaded: problems are shown in a short form. */
  readonly isBare: boolean;
  /** True if the suite does not have the survey that was to be started. */
  readonly isMissing: boolean;
}
