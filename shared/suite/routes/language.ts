import type { Client } from "../client.ts";
import { translations } from "../contract/language.ts";

/** How dates are written in the language of the page, in the way of strftime: `%d/%m/%Y`. */
export interface DateFormats {
  readonly date: string;
  readonly datetime: string;
}

/** ms: a form waits for the answer before it is sent. */
const patience = 5000;

/** @throws SuiteError */
export const readDateFormats = (client: Client): Promise<DateFormats> =>
  client
    .call(translations, { mods: [], lang: null }, { timeout: patience })
    .then(({ lang_parameters: { date_format: date, time_format: time } }) => ({ date, datetime: `${date} ${time}` }));
