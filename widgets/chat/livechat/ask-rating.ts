import { fill } from "../../../shared/i18n/index.ts";
import type { Client } from "../../../shared/suite/index.ts";
import { chatPost } from "../common/calls/chat.ts";
import type { LivechatContext } from "./livechat.types.ts";
import { createRating, type Rating } from "./rating.ts";

/**
 * Asks how it was, and tells the page and the chat what the answer is.
 * @param end closes the chat
 */
export const askRating = (
  { texts, emit, fail }: LivechatContext,
  client: Client,
  uuid: string,
  end: () => void,
): Rating =>
  createRating(client, uuid, {
    fail,
    rated: (rate, reason) => emit("suite-livechat-rate", { rate, reason }),
    done(emoji, reason) {
      if (emoji) {
        const text = fill(texts.get().rating, { emoji }) + (reason && ` \n${reason}`);
        void chatPost(client, { uuid, text }).catch(() => {});
      }
      end();
    },
  });
