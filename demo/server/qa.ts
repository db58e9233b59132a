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

/** Settings of the QA panel, for this browser only. */
const settings = object({
  /** Delay of every call, in ms. */
  latency: fallback(pipe(number(), minValue(0), maxValue(60_000)), 0),
  /** Share of failing calls, spread evenly: 0.5 is every second one, 1 all. */
  errors: fallback(pipe(number(), minValue(0), maxValue(1)), 0),
  /** Message of failing calls, such as "Sold out."; empty for an internal error. */
  refusal: fallback(string(), ""),
  /** Drops the connection of every call. */
  offline: fallback(boolean(), false),
  /** Responds to calls with HTML (1st, 3rd, ...) and with a result of the wrong shape (2nd, 4th, ...). */
  garbage: fallback(boolean(), false),
  /** True if the live chat has operators. */
  operators: fallback(boolean(), true),
  /** Country of this browser, such as PT, for the rules of the live chat. */
  country: fallback(string(), ""),
  /** fr, fr_FR or fr-FR: language of pages and calls whatever their address; without redirects, and not stored. */
  lang: fallback(string(), ""),
  dir: fallback(picklist(["", "ltr", "rtl"]), ""),
  scheme: fallback(picklist(["", "light", "dark"]), ""),
  /** Name of the running scenario (demo/catalogue/qa/scenarios.ts); empty for none. */
  scenario: fallback(string(), ""),
  /** End of the misbehaviour, in ms since 1970; 0 for none. */
  until: fallback(number(), 0),
});

export type QaSettings = InferOutput<typeof settings>;

/** Settings of a well-behaved suite. */
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

/** Reads the cookie `suite_qa`: JSON, raw or percent-encoded. Unreadable and expired settings are off. */
export function readQa(cookie: string | undefined, now = Date.now()): QaSettings {
  const parsed = safeParse(settings, cookie ? parseJson(decoded(cookie)) : {});
  if (!parsed.success) return readQa(undefined);
  const { until } = parsed.output;
  return until && until <= now ? { ...parsed.output, ...calm } : parsed.output;
}
