import { array, object, safeParse, string } from "valibot";
import { type FailureTexts, fill, plural } from "#shared/i18n/index.ts";
import { count } from "#shared/suite/contract/field.ts";
import type { Point } from "#shared/ui/chart/index.ts";
import type en from "../i18n/en.json";

export type SurveyResultsTexts = Readonly<FailureTexts & typeof en.surveyResults>;

export const graphTypes = ["bar", "pie", "multi_bar"] as const;
export type GraphType = (typeof graphTypes)[number];

const values = array(object({ text: string(), count }));
const groups = array(object({ key: string(), values }));

/** Series of a chart in one colour; a pie has one series without a name. */
interface Series {
  readonly key: string;
  readonly values: readonly { readonly text: string; readonly count: number }[];
}

export type Graph = readonly Series[];

/** Parses `graph-data`; undefined if the value is not a graph. @see docs/reference/content.md#content-14 */
export function parseGraph(raw: string): Graph | undefined {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return undefined;
  }
  const many = safeParse(groups, value);
  const one = safeParse(values, value);
  const graph: Graph = many.success ? many.output : one.success ? [{ key: "", values: one.output }] : [];
  return graph.length > 0 && graph.every((series) => series.values.length > 0) ? graph : undefined;
}

/** Maximum characters of a label at an axis. @see docs/reference/content.md#content-15 */
const longest: Readonly<Record<GraphType, number>> = { bar: 35, pie: 25, multi_bar: 25 };

export const cutLabel = (text: string, type: GraphType): string => {
  const letters = [...text];
  return letters.length > longest[type] ? `${letters.slice(0, longest[type]).join("")}…` : text;
};

/** Maximum slices of a pie: colours of more could not be distinguished, so the smallest ones are joined. */
const slices = 9;

function slicesOf(own: Series["values"], others: string): Series["values"] {
  if (own.length <= slices) return own;
  const sorted = own.toSorted((a, b) => b.count - a.count);
  const rest = sorted.slice(slices - 1).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, slices - 1), { text: others, count: rest }];
}

/** Returns the points to draw, series by series; all series have the answers of the first one. */
export function pointsOf(graph: Graph, type: GraphType, texts: SurveyResultsTexts, lang: string): Point[] {
  const answers = graph[0]!.values;
  return graph.flatMap(({ key, values: own }) => {
    const shown =
      type === "pie"
        ? slicesOf(own, texts.others)
        : answers.map(({ text }, index) => ({ text, count: own[index]?.count ?? 0 }));
    return shown.map(({ text, count }) => {
      const votes = fill(plural(lang, texts, "votes", count), { count: count.toLocaleString(lang) });
      const template = type === "multi_bar" ? texts.pointOf : texts.point;
      return {
        name: type === "pie" ? fill(texts.slice, { name: text, count: count.toLocaleString(lang) }) : text,
        short: cutLabel(text, type),
        value: count,
        text: fill(template, { name: text, series: key, votes }),
        series: key,
      };
    });
  });
}

/** Returns the graph as a table, with full labels. */
export function tableOf(graph: Graph, type: GraphType, texts: SurveyResultsTexts) {
  const isMatrix = type === "multi_bar";
  return {
    head: [texts.answer, ...(isMatrix ? graph.map(({ key }) => key) : [texts.count])],
    rows: graph[0]!.values.map(
      ({ text }, index) =>
        [text, ...(isMatrix ? graph : graph.slice(0, 1)).map(({ values: own }) => own[index]?.count ?? 0)] as const,
    ),
  };
}
