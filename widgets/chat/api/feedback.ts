import { custom, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { Client } from "#shared/suite/index.ts";

/**
 * Call that writes the one rating of a session. The result is the id of the rating, which is not used.
 * @see docs/reference/chat.md#chat-22
 */
export const feedbackCall = {
  path: "/im_livechat/feedback",
  read: false,
  params: object({
    uuid: string(),
    rate: custom<number | string | null>((value) => value === null || /^(number|string)$/.test(typeof value)),
    reason: optional(string()),
  }),
  result: anything,
} satisfies Call;

interface Feedback {
  readonly uuid: string;
  readonly rate: number;
  readonly reason?: string;
}

/** Writes the one rating of a session. @throws SuiteError */
export const feedback = async (client: Client, { uuid, rate, reason }: Feedback): Promise<void> => {
  const id = await client.call(feedbackCall, { uuid, rate, ...(reason !== undefined && { reason }) });
  if (id === false) throw new SuiteError("config", `there is no chat ${uuid}`, { text: "no chat" });
};
