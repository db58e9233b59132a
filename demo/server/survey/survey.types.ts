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
  /** Of a matrix. */
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
  /** Whether there is a text beside the choices: as an answer of its own, or as a remark. */
  readonly comment: "" | "answer" | "remark";
  /** What a text has to be. */
  readonly rule: "" | "email" | "length" | "range";
  /** What is said where it is not. */
  readonly wrong: string;
  /** Of a length, a number or a date; empty where there is no bound. */
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

/** Somebody's way through a survey. */
export interface Input {
  readonly id: number;
  readonly survey_id: number;
  readonly token: string;
  /** Which page comes next, from 0. */
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
