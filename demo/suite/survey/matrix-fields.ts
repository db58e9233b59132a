import type { SurveyPage } from "#demo/server/survey/survey.types.ts";

type Question = SurveyPage["questions"][number];

/** Returns the rows and columns of a question, with the field of each pair. */
export function matrixFields({ labels, kind }: Question, tag: string) {
  const isSimple = kind === "matrix_simple";
  return {
    rows: labels.filter(({ is_row }) => is_row),
    columns: labels.filter(({ is_row }) => !is_row),
    fieldOf: (row: number, column: number) => ({
      type: isSimple ? "radio" : "checkbox",
      name: isSimple ? `${tag}_${row}` : `${tag}_${row}_${column}`,
      value: column,
    }),
  };
}
