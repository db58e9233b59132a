import type { Queries } from "../database.ts";
import { typeError } from "../fault.ts";

/** Behaviour of the chat button on some pages. */
export interface Rule {
  readonly action: "display_button" | "auto_popup" | "hide_button";
  /** Regular expression for the address of the page. */
  readonly regex_url: string | null;
  /** Seconds. */
  readonly auto_popup_timer: number;
  /** Country of the visitors that the rule is for; null for all. */
  readonly country_id: number | null;
}

export const rulesOf = (queries: Queries, channelId: number): Promise<Rule[]> =>
  queries.query(
    "select action, regex_url, auto_popup_timer, country_id from livechat_rule where channel_id = $1 order by sequence, id",
    [channelId],
  );

/**
 * Returns the first matching rule; rules of the visitor's country come first. Throws the suite's TypeError if there is a rule but no
 * address.
 * @see docs/reference/chat.md#chat-4
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
