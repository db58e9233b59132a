import type { Queries } from "../database.ts";
import { typeError } from "../fault.ts";

/** What the button does on some pages. */
export interface Rule {
  readonly action: "display_button" | "auto_popup" | "hide_button";
  /** A regular expression, searched in the address of the page. */
  readonly regex_url: string | null;
  /** Seconds. */
  readonly auto_popup_timer: number;
  /** Only for visitors in this country. */
  readonly country_id: number | null;
}

export const rulesOf = (queries: Queries, channelId: number): Promise<Rule[]> =>
  queries.query(
    "select action, regex_url, auto_popup_timer, country_id from livechat_rule where channel_id = $1 order by sequence, id",
    [channelId],
  );

/**
 * The first rule that fits: those of the visitor's country come before those of none. Throws the suite's TypeError when there is
 * a rule to compare and no address.
 */
export function matchRule(
  rules: readonly Rule[],
  address: string | undefined,
  countryId: number | null,
): Rule | undefined {
  const local = rules.filter(({ country_id }) => country_id !== null && country_id === countryId);
  const general = rules.filter(({ country_id }) => country_id === null);
  return [...local, ...general].find(({ regex_url }) => {
    if (address === undefined) throw typeError("expected string or bytes-like object");
    return new RegExp(regex_url ?? "").test(address);
  });
}
