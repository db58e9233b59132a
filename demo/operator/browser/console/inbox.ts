import { find } from "#demo/common/find.ts";
import { showMoment } from "./moment.ts";
import { showRate } from "./rating.ts";
import { read } from "./suite.ts";
import { cloneTemplate } from "./template.ts";
import type { Chat, Inbox, Operator } from "./types.ts";
import { allUnread, unreadOf } from "./unread.ts";

const list = find(document, "[data-inbox]");
const none = find(document, "[data-no-sessions]");
const { title } = document;
const rows = new Map<number, HTMLElement>();
let chats: readonly Chat[] = [];
let reading: Promise<Operator> | undefined;
let isStale = false;

function rowOf(chatId: number): HTMLElement {
  const row = rows.get(chatId) ?? cloneTemplate("row");
  find(row, "a", HTMLAnchorElement).href = `#${chatId}`;
  rows.set(chatId, row);
  return row;
}

function fill({ visitor, last, created, rating, online, id }: Chat, openId: number | undefined): HTMLElement {
  const row = rowOf(id);
  const part = (name: string): HTMLElement => find(row, `[data-${name}]`);
  part("name").textContent = visitor;
  part("last").textContent = last?.text ?? "";
  showMoment(find(row, "[data-time]", HTMLTimeElement), last?.date ?? created);
  part("present").hidden = !online;
  showRate(part("rates"), rating);
  part("unread").hidden = !unreadOf(id);
  part("count").textContent = String(unreadOf(id));
  const link = find(row, "a");
  if (id === openId) link.setAttribute("aria-current", "true");
  else link.removeAttribute("aria-current");
  return row;
}

/** Draws the list again; the focus stays on its chat if the chat moves. */
export function draw(openId: number | undefined): void {
  const wanted = chats.map((chat) => fill(chat, openId));
  const focused = document.activeElement;
  if (wanted.some((row, index) => row !== list.children[index])) list.replaceChildren(...wanted);
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus();
  none.hidden = chats.length > 0;
  const unread = allUnread();
  document.title = unread ? `(${unread}) ${title}` : title;
}

export const chatOf = (id: number | undefined): Chat | undefined => chats.find((chat) => chat.id === id);
export const chatWithUuid = (uuid: string): Chat | undefined => chats.find((chat) => chat.uuid === uuid);

async function readAll(): Promise<Operator> {
  try {
    let inbox: Inbox;
    do {
      isStale = false;
      inbox = await read<Inbox>("/operator/sessions");
      chats = inbox.sessions;
    } while (isStale);
    return inbox.me;
  } finally {
    reading = undefined;
  }
}

/** Reads the chats. A call during a read starts another read afterwards. Returns the operator. */
export async function refresh(): Promise<Operator> {
  isStale = true;
  return (reading ??= readAll());
}
