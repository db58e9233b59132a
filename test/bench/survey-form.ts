const choice = (type: string, name: (at: number) => string) =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `<div><label><input type="${type}" name="${name(at)}" value="${at}"> <span>Answer ${at + 1}</span></label></div>`,
  ).join("");

/** Kinds of questions in the suite's markup, by the suite's field names. */
const kinds: readonly ((tag: string) => string)[] = [
  (tag) => choice("radio", () => tag),
  (tag) => choice("checkbox", (at) => `${tag}_${at}`),
  (tag) => `<input type="number" step="any" name="${tag}">`,
  (tag) => `<textarea rows="3" name="${tag}"></textarea>`,
  (tag) => {
    const columns = Array.from({ length: 4 }, (_, at) => at);
    const heads = columns.map((at) => `<th><span>Column ${at + 1}</span></th>`).join("");
    const cells = (row: number) =>
      columns.map((at) => `<td><input type="radio" name="${tag}_${row}" value="${at}"></td>`).join("");
    const rows = [1, 2, 3].map((row) => `<tr><th><span>Row ${row}</span></th>${cells(row)}</tr>`).join("");
    return `<table><thead><tr><th> </th>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
  },
];

const question = (_: unknown, at: number): string => {
  const tag = `1_1_${at + 1}`;
  const star = at % 2 ? '<span class="text-danger">*</span>' : "";
  return `<div class="js_question-wrapper" id="${tag}"><h2><span>Question ${at + 1}</span>${star}</h2>${kinds[at % kinds.length]!(tag)}<div class="js_errzone" hidden></div></div>`;
};

/** Returns a page of a survey in the suite's markup, with a number of questions of each kind. */
export const surveyForm = (questions: number): string =>
  `<form class="js_surveyform" method="post">${Array.from({ length: questions }, question).join("")}<button name="button_submit" value="finish">Submit survey</button></form>`;
