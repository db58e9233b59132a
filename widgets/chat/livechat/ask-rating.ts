import { fill } from "../../../shared/i18n/index.ts";
import { chatPost } from "../common/calls/chat.ts";
import type { AskRatingOptions } from "./chat.types.ts";
import { createRating, type Rating } from "./rating.ts";

/** Asks how it was; the answer becomes an event for the page and a message in the chat. */
export function askRating({ context, client, uuid, close }: AskRatingOptions): Rating {
  const { texts, emit, fail } = context;
  return createRating({
    client,
    uuid,
    fail,
    onRated: (rate, reason) => emit("suite-livechat-rate", { rate, reason }),
    onDone(emoji, reason) {
      if (emoji) {
        const text = fill(texts.get().rating, { emoji }) + (reason && ` \n${reason}`);
        void chatPost(client, { uuid, text }).catch(() => {});
      }
      close();
    },
  });
}
