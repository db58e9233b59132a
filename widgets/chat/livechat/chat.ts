import { atom } from "nanostores";
import { narrow } from "../common/base/narrow.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { createConversation } from "../common/conversation/state/conversation.ts";
import { keptIn } from "../common/conversation/state/kept.ts";
import { connection } from "../common/conversation/state/connection.ts";
import type { ChatSession } from "../common/calls/livechat.ts";
import type { Chat, ChatOptions, LivechatContext, OpenRating } from "./livechat.types.ts";

/** A session is named `visitor, operator`; a partner of a company is called `company, operator` (behaviour/live-chat.md section 5). */
function operatorName({ name, operator: [, partner] }: ChatSession): string {
  const end = /, (.+)/.exec(name)?.[1];
  return end && partner.endsWith(end) ? end : partner || name;
}

export function createChat(context: LivechatContext, session: ChatSession, options: ChatOptions): Chat {
  const { texts, server, emit, fail, state } = context;
  const { uuid, operator } = session;
  const { restored, welcome, signedIn, pages, keep, closed } = options;
  const through = connection(server);
  const folded = atom(session.folded && !narrow().get());
  const rating = atom<OpenRating | null>(null);
  const loadRating = () => import("./rating.lazy.ts");
  const kept = keptIn(() => sessionStorage, uuid);

  const conversation = createConversation({
    ...through,
    uuid,
    operator,
    signedIn,
    welcome,
    unread: restored?.unread,
    kept,
    pages,
    fail,
    arrived: (message) => emit("suite-livechat-message", { message }),
    say: (author, text) => fill(texts.get().said, { name: author || texts.get().visitor, text }),
  });
  if (restored) void conversation.load();

  const setFolded = (on: boolean) => {
    if (on === folded.get()) return;
    folded.set(on);
    state("folded", on);
    keep({ ...session, folded: on }, conversation.unread.get());
    emit("suite-livechat-fold", { folded: on });
  };
  let over = false;
  const end = () => {
    // closed while a rating was on its way, whose answer closes it, too
    if (over) return;
    over = true;
    conversation.stop();
    state("folded", false);
    kept.write({ draft: "", messages: [] });
    closed();
  };
  keep({ ...session, folded: folded.get() }, conversation.unread.get());
  state("folded", folded.get());

  return {
    name: operatorName(session),
    conversation,
    folded,
    rating,
    fold: () => {
      if (!narrow().get()) setFolded(!folded.get());
    },
    prepareClose: () => void loadRating().catch(() => {}),
    async close() {
      const talked = conversation.messages.get().some(({ key }) => key !== "welcome");
      if (rating.get() || !talked) return end();
      setFolded(false);
      try {
        const { askRating, RatingPanel } = await loadRating();
        rating.set({ rating: askRating(context, through.client, uuid, end), RatingPanel });
      } catch (error) {
        fail(error);
        end();
      }
    },
    stop: conversation.stop,
  };
}
