import { custom, type InferOutput, object, pipe, safeParse, string, transform } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import { rows } from "#shared/suite/contract/field.ts";
import { get } from "#shared/suite/get.ts";
import type { Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

type Table = Readonly<Record<string, unknown>>;
/** Returns true for an object that is not an array. */
const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Schema of names with their values; unreadable ones are left out. */
const entries = <T>(fits: (value: unknown, name: string) => boolean) =>
  pipe(
    custom<Table>(isTable),
    transform((table): unknown => Object.entries(table)),
    rows(
      custom<readonly [name: string, value: T]>((entry) => {
        const [name, value] = entry as [string, unknown];
        return fits(value, name);
      }),
    ),
  );

/** Lists of answers by the names of their fields; false means no answer. @see docs/reference/content.md#content-5 */
export const prefill = entries<readonly (string | number | false)[]>(
  (value) => Array.isArray(value) && value.every((each) => each === false || /^(string|number)$/.test(typeof each)),
);

/** Points by the database id of a question. @see docs/reference/content.md#content-6 */
export const scores = entries<number>((value, question) => /^\d+$/.test(question) && typeof value === "number");

const refused = object({
  errors: custom<Readonly<Record<string, string | false>>>((value) => {
    const texts = isTable(value) ? Object.values(value) : [];
    return texts.length > 0 && texts.every((text) => typeof text === "string" || text === false);
  }),
});
const taken = object({ redirect: string() });

type Refused = InferOutput<typeof refused>;

/** Returns true if the server rejects answers, by the ids of the questions' blocks. */
export const isRefused = (answer: unknown): answer is Refused => safeParse(refused, answer).success;

/** Errors, or the address of the next page. @see docs/reference/content.md#content-9 */
export const submitted = custom<Refused | InferOutput<typeof taken>>(
  (value) => isRefused(value) || safeParse(taken, value).success,
);

/** Answers by the names of their fields. */
export type Prefill = Readonly<Record<string, readonly (string | number)[]>>;
export type Scores = Readonly<Record<string, number>>;
export type Submitted = InferOutput<typeof submitted>;

/** Returns the path of an address of the page, to be requested from the element's server. */
const pathOf = (server: string, address: string): string => {
  const { pathname, search } = new URL(address, server);
  return pathname + search;
};

/** @throws SuiteError */
export async function readPrefill(client: Connection, server: string, address: string): Promise<Prefill> {
  const known = readJson(address, await get(client, pathOf(server, address)), prefill);
  return Object.fromEntries(known.map(([name, answers]) => [name, answers.filter((answer) => answer !== false)]));
}

/** @throws SuiteError */
export const readScores = async (client: Connection, server: string, address: string): Promise<Scores> =>
  Object.fromEntries(readJson(address, await get(client, pathOf(server, address)), scores));

/** Timeout in ms. */
const timeout = 5000;

/**
 * Sends the answers of a page once; the call is not repeated.
 * @throws SuiteError
 * @see docs/reference/content.md#content-8
 */
export const submitSurvey = async (
  client: Connection,
  server: string,
  address: string,
  fields: Record<string, string>,
): Promise<Submitted> => readJson(address, await post(client, pathOf(server, address), fields, { timeout }), submitted);
