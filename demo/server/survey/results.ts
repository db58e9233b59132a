import type { Queries } from "../database.ts";
import { groupBy } from "./group.ts";
import { listAnswers } from "./records.ts";
import type { Answer, Survey } from "./survey.types.ts";

/** Answer that the listed people gave. Row 0 if the question has no rows. */
interface Filter {
  readonly row: number;
  readonly answer: number;
}

interface Filters {
  readonly isFinished: boolean;
  readonly chosen: readonly Filter[];
}

export interface Results extends Filters {
  readonly people: number;
  readonly answers: readonly Answer[];
}

/** Reads filters, which are names without values in the address: `?finished&3,12`. */
export function filtersOf(search: string): Filters {
  const parts = [...new URLSearchParams(search).keys()];
  const chosen = parts.flatMap((part) => {
    const found = /^(\d{1,9}),(\d{1,9})$/.exec(part);
    return found ? [{ row: Number(found[1]), answer: Number(found[2]) }] : [];
  });
  return { isFinished: parts.includes("finished"), chosen };
}

/** Returns the answers of the people who match all filters. */
export async function readResults(queries: Queries, survey: Survey, filters: Filters): Promise<Results> {
  const inputs = await queries.query<{ id: number }>(
    "select id from survey_input where survey_id = $1 and (done or not $2) order by id",
    [survey.id, filters.isFinished],
  );
  const all = await listAnswers(
    queries,
    inputs.map(({ id }) => id),
  );
  const groups = groupBy(all, ({ input_id }) => input_id);
  const fits = (answers: readonly Answer[]) =>
    filters.chosen.every(({ row, answer }) =>
      answers.some(({ row_id, label_id }) => label_id === answer && (row_id ?? 0) === row),
    );
  const people = [...groups.values()].filter(fits);
  return { ...filters, people: people.length, answers: people.flat() };
}
