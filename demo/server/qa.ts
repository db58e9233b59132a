import {
  boolean,
  fallback,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
} from "valibot";

/** What the QA panel asks of the suite, for this browser only. */
const settings = object({
  /** ms added to every call. */
  latency: fallback(pipe(number(), minValue(0), maxValue(60_000)), 0),
  /** Share of calls that fail, spread evenly: 0.5 is every second one, 1 all. */
  errors: fallback(pipe(number(), minValue(0), maxValue(1)), 0),
  /** What the calls that fail say to visitors, such as "Sold out."; empty: they fail by themselves. */
  refusal: fallback(string(), ""),
  /** Drops the connection of every call. */
  offline: fallback(boolean(), false),
  /** Answers calls with HTML (1st, 3rd, ...) and with a result of the wrong shape (2nd, 4th, ...). */
  garbage: fallback(boolean(), false),
  /** Whether live chat has operators. */
  operators: fallback(boolean(), true),
  /** Where the suite takes this browser to be, such as PT: rules of the live chat may depend on it. */
  country: fallback(string(), ""),
  /** fr, fr_FR or fr-FR: pages and calls speak it whatever their address says; nothing is redirected and nothing remembered. */
  lang: fallback(string(), ""),
  dir: fallback(picklist(["", "ltr", "rtl"]), ""),
  scheme: fallback(picklist(["", "light", "dark"]), ""),
  /** Which scenario is played (demo/catalogue/qa/scenarios.ts); empty: none. */
  scenario: fallback(string(), ""),
  /** When the misbehaviour ends by itself, in ms since 1970; 0: never. */
  until: fallback(number(), 0),
});

export type QaSettings = InferOutput<typeof settings>;

/** A suite that behaves well. */
export const calm = { latency: 0, errors: 0, refusal: "", offline: false, garbage: false, operators: true, until: 0 };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads the cookie `suite_qa`: JSON, raw or percent-encoded. What cannot be read is off, and what has ended. */
export function readQa(cookie: string | undefined, now = Date.now()): QaSettings {
  const parsed = safeParse(settings, cookie ? parseJson(decoded(cookie)) : {});
  if (!parsed.success) return readQa(undefined);
  const { until } = parsed.output;
  return until && until <= now ? { ...parsed.output, ...calm } : parsed.output;
}
