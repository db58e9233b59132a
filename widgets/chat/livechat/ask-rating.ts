import { fill } from "#shared/i18n/index.ts";
import { chatHistory, chatPost } from "../api/chat.ts";
import { pageSize } from "../common/conversation/state/history.ts";
import { plainText } from "../common/conversation/state/html-text.ts";
import { createOutbox, type Outbox } from "../common/conversation/state/outbox.ts";
import type { AskRatingOptions } from "./livechat.types.ts";
import { createRating, type Rating } from "./rating.ts";

/** The last message of a chat, which is sent after its end, by an outbox of its own: tried again like those before it. */
function createLastWords({ context: { fail }, client, uuid, last }: AskRatingOptions): Outbox {
  const outbox = createOutbox({
    post: (text) => chatPost(client, { uuid, text }),
    async look() {
      for (const { id, body } of await chatHistory(client, { uuid, limit: pageSize }))
        outbox.claim(id, plainText(body || ""));
    },
    sent() {},
    fail,
    last,
  });
  return outbox;
}

/** Asks how it was; the answer becomes an event for the page and a message in the chat. */
export function askRating(options: AskRatingOptions): Rating {
  const { context, client, uuid, close } = options;
  const { texts, emit, fail } = context;
  return createRating({
    client,
    uuid,
    fail,
    onRated: (rate, reason) => emit("suite-livechat-rate", { rate, reason }),
    onDone(emoji, reason) {
      if (emoji) createLastWords(options).send(fill(texts.get().rating, { emoji }) + (reason && ` \n${reason}`));
      close();
    },
  });
}

/** Loaded together with the question. */
export { RatingPanel } from "./RatingPanel.tsx";
