import { array, nullable, object, string } from "valibot";
import type { Client } from "../client.ts";
import type { Call } from "../contract/call.ts";

/**
 * Formats of a language as strftime patterns; `lang: null` is the language of the page.
 * @see docs/reference/wire.md#wire-35
 */
export const translationsCall = {
  path: "/website/translations",
  read: true,
  params: object({ mods: array(string()), lang: nullable(string()) }),
  result: object({ lang_parameters: object({ date_format: string(), time_format: string() }) }),
} satisfies Call;

/** Date formats of the language of the page as strftime patterns, such as `%d/%m/%Y`. */
export interface DateFormats {
  readonly date: string;
  readonly datetime: string;
}

/** ms; a form waits for the response before it is sent. */
const timeout = 5000;

/** @throws SuiteError */
export const readDateFormats = (client: Client): Promise<DateFormats> =>
  client
    .call(translationsCall, { mods: [], lang: null }, { timeout })
    .then(({ lang_parameters: { date_format: date, time_format: time } }) => ({ date, datetime: `${date} ${time}` }));
