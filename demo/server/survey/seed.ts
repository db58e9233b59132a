import type { Queries } from "../database.ts";
import { insert, insertAll } from "../insert.ts";
import { labels, questions, surveyPages, surveys } from "./questions.ts";
import type { Answer, Kind } from "./survey.types.ts";

/** Returns pseudo-random numbers from 0 to 1, the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const people = 500;
const remarks = [
  "The smell of oiled oak stays with you.",
  "More time at the lathe, please.",
  "The children loved the shavings.",
  "A chair by the coffee would be nice.",
];

/** Picks an item, with a preference for the first ones. */
const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() ** 1.5 * list.length)]!;

const texts: Partial<Record<Kind, (random: () => number) => string>> = {
  free_text: (random) => pick(remarks, random),
  textbox: (random) => `visitor${Math.floor(random() * 900)}@example.com`,
  numerical_box: (random) => String(1 + Math.floor(random() * 10)),
  date: (random) => new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 365))).toISOString().slice(0, 10),
};

function answersOf(inputId: number, surveyId: number, random: () => number): Answer[] {
  const asked = questions.filter(({ page_id }) =>
    surveyPages.some((page) => page.id === page_id && page.survey_id === surveyId),
  );
  return asked.flatMap(({ id, kind, required }): Answer[] => {
    if (!required && random() < 0.2) return [];
    const base: Answer = { input_id: inputId, question_id: id, row_id: null, label_id: null, answer: null };
    const text = texts[kind];
    if (text) return [{ ...base, answer: text(random) }];
    const own = labels.filter(({ question_id }) => question_id === id);
    const choices = own.filter(({ is_row }) => !is_row);
    const rows = own.filter(({ is_row }) => is_row);
    if (rows.length) return rows.map((row) => ({ ...base, row_id: row.id, label_id: pick(choices, random).id }));
    if (kind === "simple_choice") return [{ ...base, label_id: pick(choices, random).id }];
    return choices.filter(() => random() < 0.4).map((choice) => ({ ...base, label_id: choice.id }));
  });
}

/** Fills two surveys with the answers of five hundred people, the same each time. */
export async function seedSurveys(queries: Queries): Promise<void> {
  await insert(queries, "survey", surveys);
  await insertAll(queries, "survey_page", surveyPages);
  await insertAll(queries, "survey_question", questions);
  await insertAll(queries, "survey_label", labels);
  const random = createRandom(7);
  const inputs = Array.from({ length: people }, (_, index) => ({
    id: index + 1,
    survey_id: index % 5 ? 1 : 2,
    token: `seed-${index + 1}`,
    position: random() < 0.85 ? 2 : 1,
    created_at: "2026-01-01T00:00:00Z",
  })).map((input) => ({ ...input, done: input.position === 2 }));
  await insertAll(queries, "survey_input", inputs);
  await queries.query(`select setval('survey_input_id_seq', ${people})`);
  await insertAll(
    queries,
    "survey_answer",
    inputs.flatMap(({ id, survey_id }) => answersOf(id, survey_id, random)),
  );
}
