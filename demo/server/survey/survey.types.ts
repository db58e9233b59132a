/** Kinds of questions as the suite names them. */
export type Kind =
  | "free_text"
  | "textbox"
  | "numerical_box"
  | "date"
  | "simple_choice"
  | "multiple_choice"
  | "matrix_simple"
  | "matrix_multiple";

export interface Label {
  readonly id: number;
  readonly question_id: number;
  readonly title: string;
  /** True for a row of a matrix. */
  readonly is_row: boolean;
  readonly score: number;
}

export interface Question {
  readonly id: number;
  readonly page_id: number;
  readonly kind: Kind;
  readonly title: string;
  readonly required: boolean;
  readonly dropdown: boolean;
  /** Text beside the choices: none, an answer of its own, or a remark. */
  readonly comment: "" | "answer" | "remark";
  /** Rule for a text. */
  readonly rule: "" | "email" | "length" | "range";
  /** Message for a text that breaks the rule. */
  readonly wrong: string;
  /** Lower limit of a length, a number or a date; empty for none. */
  readonly least: string;
  readonly most: string;
}

export interface SurveyPage {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly questions: readonly (Question & { readonly labels: readonly Label[] })[];
}

export interface Survey {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly thanks: string;
  readonly scored: boolean;
  readonly pages: readonly SurveyPage[];
}

/** Participation in a survey. */
export interface Input {
  readonly id: number;
  readonly survey_id: number;
  readonly token: string;
  /** Index of the next page, from 0. */
  readonly position: number;
  readonly done: boolean;
}

export interface Answer {
  readonly input_id: number;
  readonly question_id: number;
  readonly row_id: number | null;
  readonly label_id: number | null;
  readonly answer: string | null;
}
