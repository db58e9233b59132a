const partsOf = (address: string): [path: string, parts: string[]] => {
  const at = address.indexOf("?");
  return at < 0
    ? [address, []]
    : [
        address.slice(0, at),
        address
          .slice(at + 1)
          .split("&")
          .filter(Boolean),
      ];
};

const addressOf = (path: string, parts: readonly string[]): string =>
  parts.length ? `${path}?${parts.join("&")}` : path;

const finished = "finished";

/** The address with one more answer that people have to have given (behaviour/survey.md item 30). @param row 0: the question has none */
export function withFilter(address: string, row: string, answer: string): string {
  const [path, parts] = partsOf(address);
  const filter = `${row},${answer}`;
  return addressOf(path, parts.includes(filter) ? parts : [...parts, filter]);
}

/** The address of finished surveys alone, or of all (item 32). */
export function withFinished(address: string, isFinished: boolean): string {
  const [path, parts] = partsOf(address);
  const others = parts.filter((part) => part !== finished);
  return addressOf(path, isFinished ? [...others, finished] : others);
}

export const isFinishedOnly = (address: string): boolean => partsOf(address)[1].includes(finished);

/** The address without any (item 31). */
export const withoutFilters = (address: string): string => partsOf(address)[0];
