import { find } from "#demo/common/find.ts";
import { chatOf, chatWithUuid, draw, refresh } from "./console/inbox.ts";
import { createNotifications } from "./console/notifications.ts";
import { showFailure, writeTo } from "./console/reply.ts";
import { call, callChat } from "./console/suite.ts";
import { add, addNote, describe, load, open, showTyping } from "./console/thread.ts";
import type { Message, Notification } from "./console/types.ts";
import { addUnread, markSeen } from "./console/unread.ts";

const desk = find(document, "[data-desk]");
const part = (name: string): HTMLElement => find(desk, `[data-${name}]`);
const online = part("online");
/** ms after which the list is read again: for presence, and for chats that other operators took. */
const refreshAfter = 5000;
let openId: number | undefined;

function showStatus(status: string): void {
  const isOnline = status === "online";
  online.setAttribute("aria-checked", String(isOnline));
  part("on").hidden = !isOnline;
  part("off").hidden = isOnline;
}

/** Updates the list and the head of the open chat; after a failure, the next update follows. */
const update = (): Promise<void> =>
  refresh().then(
    ({ status }) => {
      showStatus(status);
      draw(openId);
      describe(chatOf(openId));
    },
    () => {},
  );

const isOwn = (operator: readonly [number, string]): boolean => operator[0] === me.partner_id;

/** Opens the chat in the address. */
function openFromAddress(): void {
  const chat = chatOf(Number(location.hash.slice(1)));
  openId = chat?.id;
  desk.classList.toggle("reading", Boolean(chat));
  if (chat) markSeen(chat.id);
  draw(openId);
  open(chat, me.partner_id).catch(showFailure);
  writeTo(openId);
  if (chat && !isOwn(chat.operator)) notifications.restart();
}

function receive(chatId: number, message: Message): void {
  if (chatId === openId) add(message, me.partner_id);
  else if (message.author_id?.[0] !== me.partner_id) addUnread(chatId);
  draw(openId);
  void update();
}

/** Handles a notification. Own channels are lists of database, model and id; a chat of another operator is named by its uuid. */
function onNotification(channel: unknown, message: Notification): void {
  const [, model, id] = Array.isArray(channel) ? (channel as [string, string, number]) : [];
  const uuid = typeof channel === "string" ? channel : "";
  const chatId = model === "mail.channel" ? id : chatWithUuid(uuid)?.id;
  if (message.info === "transient_message")
    for (const chat of message.channel_ids ?? []) addNote(chat, message.body ?? "");
  else if (message.info === "typing_status") {
    if (message.is_website_user) showTyping(chatId, Boolean(message.is_typing));
  } else if (chatId && message.body !== undefined) receive(chatId, message as Message);
  else if (model === "res.partner") void update();
}

const notifications = createNotifications({
  onNotification,
  // a chat of another operator is only on the channel of its uuid
  channels: () => {
    const chat = chatOf(openId);
    return chat && !isOwn(chat.operator) ? [chat.uuid] : [];
  },
  onRecovery: () => {
    void update();
    load(me.partner_id).catch(showFailure);
  },
  onConnection: (isLost) => (part("lost").hidden = !isLost),
});

async function switchStatus(): Promise<void> {
  try {
    showStatus(await call("/operator/presence", { online: online.getAttribute("aria-checked") === "false" }));
  } catch {
    part("lost").hidden = false;
  }
}

online.addEventListener("click", () => void switchStatus());
part("history").addEventListener("click", () => {
  if (openId !== undefined) callChat("execute_command", openId, { command: "history" }).catch(showFailure);
});
addEventListener("hashchange", openFromAddress);
setInterval(() => void update(), refreshAfter);

await notifications.begin();
const me = await refresh();
showStatus(me.status);
openFromAddress();
void notifications.run();
