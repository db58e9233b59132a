import { fill } from "#demo/common/texts/index.ts";
import type { ThemeTexts } from "./texts/index.ts";
import { type SizeName, sizeOf } from "./theme/fields.ts";
import type { Problem } from "./theme/pairs.ts";

/** Returns the message for a failing pair. */
export const problemText = (t: ThemeTexts, { pair, ratio, scheme }: Problem): string =>
  fill(pair.share ? t.problemEdge : t.problem, {
    front: t.fields[pair.front],
    back: t.fields[pair.back],
    scheme: t[scheme],
    ratio,
    least: pair.least,
  });

export const offerText = (t: ThemeTexts, { name, color }: NonNullable<Problem["offer"]>): string =>
  fill(t.offer, { color: t.fields[name], value: color });

/** Returns the number of failing pairs, or a message that all pass. */
export const verdict = (t: ThemeTexts, problems: number): string =>
  problems > 0 ? fill(t.failing, { count: problems }) : t.passes;

export const sizeText = (name: SizeName, value: string): string => `${value} ${sizeOf(name).unit}`.trim();
