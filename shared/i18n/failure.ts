import type { failures } from "./en.json";

/** A message for each kind of `suite-error`. An element that can name what is gone has a `failureGone` of its own. */
export type FailureTexts = Readonly<typeof failures>;

/** The sentence for people: the suite's, or ours by kind. What the suite says of its records and its database is for the console, where `report` puts it. */
export function failureText(texts: FailureTexts, error: unknown): string {
  const {
    kind = "contract",
    text,
    retryable,
    sentence,
  } = error as Partial<Record<"kind" | "text" | "sentence", string>> & { readonly retryable?: boolean };
  // the suite has refused with a reason, and will again
  const name = text && !retryable && /server|config/.test(kind) ? "gone" : kind;
  return sentence || texts[("failure" + name[0]!.toUpperCase() + name.slice(1)) as keyof FailureTexts];
}
