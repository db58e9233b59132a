import { atom, type ReadableAtom } from "nanostores";
import { narrow } from "../../../shared/a11y/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { createConversation, keptIn, type Conversation } from "../../../shared/state/chat/index.ts";
import { bus } from "../../../shared/suite/bus/index.ts";
import { connect } from "../../../shared/suite/index.ts";
import type { ChatSession } from "../../../shared/suite/routes/livechat.ts";
import type { LivechatContext } from "./livechat.store.ts";
import type * as ratingPanel from "./livechat.rating.ts";
import type { Rating } from "./rating.ts";

export interface ChatOptions {
  /** The session was open on the page before. */
  readonly restored: { readonly unread: number } | null;
  readonly welcome: string;
  readonly signedIn: boolean;
  readonly pages: () => readonly string[];
  /** Writes the session down. */
  readonly keep: (session: ChatSession, unread: number) => void;
  readonly closed: () => void;
}

/** One open session: the conversation and the window around it. */
export interface Chat extends Pick<Conversation, "stop"> {
  /** The operator's, or the session's where they have none. */
  readonly name: string;
  readonly conversation: Conversation;
  readonly folded: ReadableAtom<boolean>;
  /** Asks how it was, while it is there. */
  readonly rating: ReadableAtom<OpenRating | null>;
  fold(): void;
  /** The visitor is about to close it. */
  prepareClose(): void;
  /** Asks for a rating first where something was said (spec portal section 4); where that cannot be loaded it just closes. */
  close(): Promise<void>;
}

export interface OpenRating {
  readonly rating: Rating;
  readonly RatingPanel: typeof ratingPanel.RatingPanel;
}

/** A session is named `visitor, operator`; a partner of a company is called `company, operator` (behaviour/live-chat.md section 5). */
function operatorName({ name, operator: [, partner] }: ChatSession): string {
  const end = /, (.+)/.exec(name)?.[1];
  return end && partner.endsWith(end) ? end : partner || name;
}

export function createChat(context: LivechatContext, session: ChatSession, options: ChatOptions): Chat {
  const { texts, server, emit, fail, state } = context;
  const { uuid, operator } = session;
  const { restored, welcome, signedIn, pages, keep, closed } = options;
  const client = connect(server);
  const folded = atom(session.folded && !narrow().get());
  const rating = atom<OpenRating | null>(null);
  const loadRating = () => import("./livechat.rating.ts");
  const kept = keptIn(() => sessionStorage, uuid);

  const conversation = createConversation({
    client,
    bus: bus(server),
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
        rating.set({ rating: askRating(context, client, uuid, end), RatingPanel });
      } catch (error) {
        fail(error);
        end();
      }
    },
    stop: conversation.stop,
  };
}
