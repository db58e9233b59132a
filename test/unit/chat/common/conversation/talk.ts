import { createConversation } from "#chat/common/conversation/state/conversation.ts";
import type { Conversation, ConversationOptions } from "#chat/common/conversation/state/conversation.types.ts";
import type { Unsent } from "#chat/common/conversation/state/draft-storage.ts";
import { type ChatMessage } from "#chat/common/conversation/state/message.ts";
import { HandBus } from "./hand-bus.ts";
import { HandSuite, marc, settled, wireMessage } from "./wire.ts";

export const post = "/mail/chat_post";
export const history = "/mail/chat_history";
export const typed = "/im_livechat/notify_typing";
const uuid = "dd2a8d2f";

/** Conversation whose suite and bus the test controls. */
export class Talk {
  readonly suite = new HandSuite();
  readonly bus = new HandBus();
  readonly errors: unknown[] = [];
  readonly arrived: ChatMessage[] = [];
  /** Messages at every change: `text state`. */
  readonly seen: string[][] = [];
  readonly conversation: Conversation;
  unsent: Unsent;

  constructor({
    unsent = { draft: "", messages: [] },
    ...options
  }: Partial<Omit<ConversationOptions, "draftStorage">> & { unsent?: Unsent } = {}) {
    this.unsent = unsent;
    this.conversation = createConversation({
      client: this.suite,
      bus: this.bus,
      uuid,
      operator: marc,
      signedIn: false,
      draftStorage: { read: () => this.unsent, write: (now) => (this.unsent = now) },
      pages: () => ["/shop", "/contactus"],
      fail: (error) => this.errors.push(error),
      onMessage: (message) => this.arrived.push(message),
      announce: (name, text) => `${name || "Visitor"}: ${text}`,
      ...options,
    });
    this.conversation.messages.subscribe(() => this.seen.push(this.rows));
  }

  get rows() {
    return this.conversation.messages.get().map(({ body, state }) => `${body.replace(/<\/?p>/g, "")} ${state}`);
  }
  /** Calls, except reports of typing. */
  get calls() {
    return this.suite.paths.filter((path) => path !== typed);
  }
  get keys() {
    return this.conversation.messages.get().map(({ key }) => key);
  }

  async write(text: string) {
    this.conversation.type(text);
    this.conversation.send();
    await settled();
  }
  /** Adds a message of another person; without an author, of a visitor. */
  hear(id: number, text = String(id), author: readonly [number, string | false] = marc) {
    return this.notify(wireMessage(id, `<p>${text}</p>`, author));
  }
  hearOwn(id: number, text: string) {
    return this.hear(id, text, [0, false]);
  }
  async notify(message: unknown) {
    this.bus.notify(uuid, message);
    await settled();
  }
  async gap() {
    this.bus.gap();
    await settled();
  }
}
