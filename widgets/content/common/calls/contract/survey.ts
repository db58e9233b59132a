import { custom, object, safeParse, string, type InferOutput } from "valibot";

/** Values by names: a list is none. */
const table = <T>(fits: (value: unknown) => boolean) =>
  custom<Readonly<Record<string, T>>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(fits),
  );

const isAnswer = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** Answers by the names of their fields, a list each. Source: WIRE.md section 15, recording survey/quiz_prefill. */
export const prefill = table<readonly (string | number)[]>((value) => Array.isArray(value) && value.every(isAnswer));

/** Points by the database id of a question. Source: recording survey/scores. */
export const scores = table<number>((value) => typeof value === "number");

const refused = object({ errors: table<string>((value) => typeof value === "string") });
const taken = object({ redirect: string() });

/** What is wrong by the id of a question's block, or where the survey goes on. Source: recordings survey/submit, survey/submit__errors. */
export const submitted = custom<InferOutput<typeof refused> | InferOutput<typeof taken>>(
  (value) => safeParse(refused, value).success || safeParse(taken, value).success,
);
