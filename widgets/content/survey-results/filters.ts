/** Queries alone, such as `?0,12&finished`: they lead to the same page whatever its path is. */
const partsOf = (query: string): string[] => query.slice(1).split("&").filter(Boolean);

const queryOf = (parts: readonly string[]): string => `?${parts.join("&")}`;

const finished = "finished";

/** Adds an answer that participants must have given. @param row 0: the question has none */
export function withFilter(query: string, row: string, answer: string): string {
  const parts = partsOf(query);
  const filter = `${row},${answer}`;
  return queryOf(parts.includes(filter) ? parts : [...parts, filter]);
}

/** Limits the query to finished surveys, or to none. */
export function withFinished(query: string, isFinished: boolean): string {
  const others = partsOf(query).filter((part) => part !== finished);
  return queryOf(isFinished ? [...others, finished] : others);
}

export const isFinishedOnly = (query: string): boolean => partsOf(query).includes(finished);

/** The query without filters. */
export const withoutFilters = "?";
