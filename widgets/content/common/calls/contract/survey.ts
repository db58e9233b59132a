import { custom, object, safeParse, string, type InferOutput } from "valibot";

/** Values by names, so many at least: a list is none. */
const table = <T>(fits: (value: unknown) => boolean, least = 0) =>
  custom<Readonly<Record<string, T>>>((value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const values: unknown[] = Object.values(value);
    return values.length >= least && values.every(fits);
  });

/** Answers by the names of their fields, a list each; false is none. Source: recording survey/quiz_prefill. */
export const prefill = table<readonly (string | number | false)[]>(
  (value) => Array.isArray(value) && value.every((each) => each === false || /^(string|number)$/.test(typeof each)),
);

/** Points by the database id of a question. Source: recording survey/scores. */
export const scores = table<number>((value) => typeof value === "number");

const refused = object({
  errors: table<string | false>((value) => typeof value === "string" || value === false, 1),
});
const taken = object({ redirect: string() });

type Refused = InferOutput<typeof refused>;

/** Whether something is wrong, by the ids of the questions' blocks; else the survey goes on. */
export const isRefused = (answer: unknown): answer is Refused => safeParse(refused, answer).success;

/** What is wrong, or where the survey goes on. Source: recordings survey/submit, survey/submit__errors. */
export const submitted = custom<Refused | InferOutput<typeof taken>>(
  (value) => isRefused(value) || safeParse(taken, value).success,
);
