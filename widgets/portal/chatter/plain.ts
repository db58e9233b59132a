import { collapseSpace } from "#shared/element/index.ts";

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#34": '"',
  "#39": "'",
  nbsp: " ",
};

/** The text of what the suite made out of plain text: paragraphs, line breaks, links and entities (WIRE.md section 6). For comparison only. */
const textOf = (body: string): string =>
  collapseSpace(
    body
      .replace(/<(br|p|\/p)\b[^<>]*>/gi, " ")
      .replace(/<[^<>]*>/g, "")
      .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole),
  );

/** Whether a body of the suite is what somebody typed. */
export const isSaid = (body: string, typed: string): boolean => textOf(body) === collapseSpace(typed);
