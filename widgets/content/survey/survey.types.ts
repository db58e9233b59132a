import type { FailureTexts } from "#shared/i18n/index.ts";
import type { FieldError } from "#shared/ui/index.ts";
import type { Prefill, Scores } from "../api/survey.ts";
import type en from "../i18n/en.json";

export type SurveyTexts = Readonly<FailureTexts & typeof en.survey>;

export interface SurveyProps {
  readonly prefill: string;
  /** Empty: nobody answers it, it is only read. */
  readonly submit: string;
  readonly scores: string;
  readonly resume: boolean;
}

/** What stands in the fields of a page, by their names. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** How dates of a page are read and written. */
export interface Dates {
  /** As the suite keeps what stands in a field; empty for what does not do. */
  read(field: HTMLInputElement): string;
  /** What is wrong with it; empty: nothing. */
  wrong(field: HTMLInputElement): string;
  /** A date of the suite as it is written in this field. */
  write(field: HTMLInputElement, value: string): string;
}

/** The form in the page, for a store that knows no page. */
export interface BoundSurvey {
  /** Marks what cannot be read and gives it, in the order of the page. */
  check(): readonly FieldError[];
  /** Marks questions that the suite refuses, by the ids of their blocks. */
  refuse(errors: Readonly<Record<string, string>>): readonly FieldError[];
  /** What is sent, with the name of the button; every field of text is in it. */
  fields(button: string): Record<string, string>;
  /** Writes answers of before, but not over what somebody has answered since, here or in an earlier visit of this tab. */
  fill(prefill: Prefill): void;
  showScores(scores: Scores): void;
  /** Of the questions that somebody has answered. */
  answers(): Answers;
  restore(answers: Answers): void;
  focus(id: string): void;
  /** Which page of which survey it is, in this visit. */
  readonly key: string;
}

export interface SurveyState {
  readonly busy: boolean;
  readonly errors: readonly FieldError[];
  /** Why it could not be sent; null: it could. */
  readonly error: unknown;
  /** What was typed in an earlier visit of this tab stands there again. */
  readonly restored: boolean;
  /** What tells of problems in full did not come: it is said in fewer words. */
  readonly isBare: boolean;
}
