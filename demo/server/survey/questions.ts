import type { Label, Question } from "./survey.types.ts";

export const surveys = [
  {
    id: 1,
    title: "Workshop visit",
    description: "Two pages about your day with us. It takes five minutes.",
    thanks: "Your answers help us to show the workshop better.",
    scored: false,
  },
  {
    id: 2,
    title: "Do you know your wood",
    description: "A small quiz. Every right answer is worth points.",
    thanks: "Come by and touch them all.",
    scored: true,
  },
];

export const surveyPages = [
  { id: 1, survey_id: 1, title: "Your visit", description: "What you did and when." },
  { id: 2, survey_id: 1, title: "What you think", description: "Say it as it is." },
  { id: 3, survey_id: 2, title: "Woods", description: "" },
  { id: 4, survey_id: 2, title: "Tools", description: "" },
];

type Asked = Pick<Question, "id" | "page_id" | "kind" | "title"> & Partial<Question>;

const question = (asked: Asked): Question => ({
  required: false,
  dropdown: false,
  comment: "",
  rule: "",
  wrong: "",
  least: "",
  most: "",
  ...asked,
});

export const questions: readonly Question[] = [
  question({
    id: 1,
    page_id: 1,
    kind: "date",
    title: "When were you here?",
    required: true,
    least: "2026-01-01",
    most: "2026-12-31",
  }),
  question({
    id: 2,
    page_id: 1,
    kind: "simple_choice",
    title: "How did you hear of us?",
    required: true,
    comment: "answer",
  }),
  question({ id: 3, page_id: 1, kind: "simple_choice", title: "How did you come?", dropdown: true, comment: "answer" }),
  question({
    id: 4,
    page_id: 1,
    kind: "numerical_box",
    title: "How many of you came?",
    rule: "range",
    wrong: "Between 1 and 10.",
    least: "1",
    most: "10",
  }),
  question({ id: 5, page_id: 1, kind: "textbox", title: "Your e-mail", rule: "email" }),
  question({
    id: 6,
    page_id: 2,
    kind: "multiple_choice",
    title: "What did you see?",
    required: true,
    comment: "remark",
  }),
  question({ id: 7, page_id: 2, kind: "matrix_simple", title: "How do you like it?", required: true }),
  question({ id: 8, page_id: 2, kind: "matrix_multiple", title: "What would you buy, and for whom?" }),
  question({
    id: 9,
    page_id: 2,
    kind: "textbox",
    title: "Your visit in one word",
    rule: "length",
    wrong: "Between 2 and 20 letters.",
    least: "2",
    most: "20",
  }),
  question({ id: 10, page_id: 2, kind: "free_text", title: "What should we do better?" }),
  question({
    id: 11,
    page_id: 3,
    kind: "simple_choice",
    title: "Which of these woods is the hardest?",
    required: true,
  }),
  question({
    id: 12,
    page_id: 3,
    kind: "multiple_choice",
    title: "Which of these trees lose their needles or leaves in winter?",
  }),
  question({ id: 13, page_id: 4, kind: "simple_choice", title: "What is a spokeshave for?", required: true }),
];

/** Label, or label with points. */
type Given = string | readonly [title: string, score: number];

const labelsOf = (first: number, question_id: number, given: readonly Given[], is_row = false): Label[] =>
  given.map((each, index) => {
    const [title, score] = typeof each === "string" ? [each, 0] : each;
    return { id: first + index, question_id, title, is_row, score };
  });

export const labels: readonly Label[] = [
  ...labelsOf(1, 2, ["A friend", "The newsletter", "Walking by and seeing the open door of the workshop"]),
  ...labelsOf(11, 3, ["On foot", "By bicycle", "By train", "By car"]),
  ...labelsOf(21, 6, ["The saw mill", "The chair makers at their benches", "The drying room", "The shop"]),
  ...labelsOf(31, 7, ["Not at all", "A little", "Well", "Very well"]),
  ...labelsOf(36, 7, ["The tour", "The people who showed us their work", "The coffee"], true),
  ...labelsOf(41, 8, ["Me", "My family", "A friend"]),
  ...labelsOf(46, 8, ["A chair", "A table"], true),
  ...labelsOf(51, 11, ["Pine", ["Oak", 2], "Lime"]),
  ...labelsOf(61, 12, [["Larch", 3], ["Beech", 3], "Spruce"]),
  ...labelsOf(71, 13, ["Cutting bread", ["Rounding chair legs", 4], "Oiling hinges"]),
];
