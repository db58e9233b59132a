/** Queries alone, such as `?0,12&finished`: they lead to the same page whatever its path is. */
const partsOf = (query: string): string[] => query.slice(1).split("&").filter(Boolean);

const queryOf = (parts: readonly string[]): string => `?${parts.join("&")}`;

const finished = "finished";

/** The query with one more answer that people have to have given (behaviour/survey.md item 30). @param row 0: the question has none */
export function withFilter(query: string, row: string, answer: string): string {
  const parts = partsOf(query);
  const filter = `${row},${answer}`;
  return queryOf(parts.includes(filter) ? parts : [...parts, filter]);
}

/** The query of finished surveys alone, or of all (item 32). */
export function withFinished(query: string, isFinished: boolean): string {
  const others = partsOf(query).filter((part) => part !== finished);
  return queryOf(isFinished ? [...others, finished] : others);
}

export const isFinishedOnly = (query: string): boolean => partsOf(query).includes(finished);

/** The query without any (item 31). */
export const withoutFilters = "?";
