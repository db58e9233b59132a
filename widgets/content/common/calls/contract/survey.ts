import { array, number, object, record, string, union } from "valibot";

/** Answers by the names of their fields, a list each. Source: WIRE.md section 15, recording survey/quiz_prefill. */
export const prefill = record(string(), array(union([string(), number()])));

/** Points by the database id of a question. Source: recording survey/scores. */
export const scores = record(string(), number());

/** What is wrong by the id of a question's block, or where the survey goes on. Source: recordings survey/submit, survey/submit__errors. */
export const submitted = union([object({ errors: record(string(), string()) }), object({ redirect: string() })]);
