import { fill } from "#shared/i18n/index.ts";
import { chatHistory, chatPost } from "../api/chat.ts";
import { pageSize } from "../common/conversation/state/history.ts";
import { plainText } from "../common/conversation/state/html-text.ts";
import { createOutbox, type Outbox } from "../common/conversation/state/outbox.ts";
import type { AskRatingOptions } from "./livechat.types.ts";
import { createRating, type Rating } from "./rating.ts";

/** Creates the outbox of the message that is sent after the end of a chat. It retries like the conversation's outbox. */
function createFinalOutbox({ context: { fail }, client, uuid, last }: AskRatingOptions): Outbox {
  const outbox = createOutbox({
    post: (text) => chatPost(client, { uuid, text }),
    async read() {
      for (const { id, body } of await chatHistory(client, { uuid, limit: pageSize }))
        outbox.claim(id, plainText(body || ""));
    },
    sent() {},
    fail,
    last,
  });
  return outbox;
}

/** Asks for a rating. The page gets the rating as an event, and the chat as a message. @see docs/reference/chat.md#chat-24 */
export function askRating(options: AskRatingOptions): Rating {
  const { context, client, uuid, close } = options;
  const { texts, emit, fail } = context;
  return createRating({
    client,
    uuid,
    fail,
    onRated: (rate, reason) => emit("suite-livechat-rate", { rate, reason }),
    onDone(emoji, reason) {
      if (emoji) createFinalOutbox(options).send(fill(texts.get().rating, { emoji }) + (reason && ` \n${reason}`));
      close();
    },
  });
}

/** View that loads together with the store of the question. */
export { RatingPanel } from "./RatingPanel.tsx";
