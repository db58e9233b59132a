import { find } from "#demo/common/find.ts";
import { nodesOf } from "./body.ts";
import { showMoment } from "./moment.ts";
import { showRate } from "./rating.ts";
import { read } from "./suite.ts";
import { cloneTemplate } from "./template.ts";
import type { Chat, ChatWithMessages, Message } from "./types.ts";

const thread = find(document, "[data-thread]");
const part = (name: string): HTMLElement => find(thread, `[data-${name}]`);
const lines = part("lines");
const scroller = part("scroller");
const typing = part("typing");
/** Responses for this operator only, which the suite does not store, by chat. */
const notes = new Map<number, string[]>();
/** ms, as on the visitor's side */
const typingLasts = 60_000;
/** Ids of the listed messages. */
const shown = new Set<number>();
let expiry: ReturnType<typeof setTimeout> | undefined;
let current: Chat | undefined;

const isAtEnd = (): boolean => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
const scrollToEnd = (): void => void (scroller.scrollTop = scroller.scrollHeight);

/** @param me partner id of the operator */
function lineOf({ id, body, date, author_id: [partner, name] = [0, false] }: Message, me: number): HTMLElement {
  const line = cloneTemplate("line");
  line.dataset.id = String(id);
  line.classList.toggle("mine", partner === me);
  find(line, "[data-author]").textContent = name || (current?.visitor ?? "");
  showMoment(find(line, "[data-time]", HTMLTimeElement), date);
  find(line, "[data-body]").append(nodesOf(body || ""));
  return line;
}

/** Inserts a message once, ordered by id, in whatever order the messages arrive. */
function put(message: Message, me: number): void {
  if (shown.has(message.id)) return;
  const isLate = Math.max(0, ...shown) > message.id;
  const items = [...lines.querySelectorAll<HTMLElement>("[data-id]")];
  const next = isLate ? items.find(({ dataset }) => Number(dataset.id) > message.id) : undefined;
  lines.insertBefore(lineOf(message, me), next ?? null);
  shown.add(message.id);
}

function putNote(body: string): void {
  const line = cloneTemplate("line");
  line.classList.add("note");
  find(line, "[data-author]").remove();
  find(line, "[data-time]").remove();
  find(line, "[data-only-you]").hidden = false;
  find(line, "[data-body]").append(nodesOf(body));
  lines.append(line);
}

/** Shows the details of a chat beside its messages. */
export function describe(chat: Chat | undefined): void {
  if (!chat || chat.id !== current?.id) return;
  current = chat;
  const { visitor, created, page, country, rating } = chat;
  part("visitor").textContent = visitor;
  showMoment(find(thread, "[data-opened]", HTMLTimeElement), created);
  part("from").hidden = !page;
  part("page").textContent = page;
  part("country").hidden = !country;
  part("country-name").textContent = country;
  part("verdict").hidden = !rating;
  showRate(part("rates"), rating);
  part("reason").textContent = rating?.reason ?? "";
  part("reason").hidden = !rating?.reason;
}

/** Shows a chat; without one, the list takes the whole width. */
export async function open(chat: Chat | undefined, me: number): Promise<void> {
  current = chat;
  showTyping(chat?.id, false);
  thread.hidden = !chat;
  find(document, "[data-choose]").hidden = Boolean(chat);
  lines.replaceChildren();
  shown.clear();
  if (!chat) return;
  describe(chat);
  await load(me);
}

/** Reads the messages of the open chat, and keeps those that arrived meanwhile. */
export async function load(me: number): Promise<void> {
  const chat = current;
  if (!chat) return;
  lines.ariaBusy = "true";
  const { messages, ...summary } = await read<ChatWithMessages>(`/operator/session/${chat.id}`);
  if (current?.id !== chat.id) return;
  describe(summary);
  for (const message of messages) put(message, me);
  if (!lines.querySelector(".note")) notes.get(chat.id)?.forEach(putNote);
  lines.ariaBusy = "false";
  scrollToEnd();
}

export function add(message: Message, me: number): void {
  const wasAtEnd = isAtEnd();
  const isMine = message.author_id[0] === me;
  put(message, me);
  if (!isMine && current) showTyping(current.id, false);
  if (wasAtEnd || isMine) scrollToEnd();
}

export function addNote(chatId: number, body: string): void {
  notes.set(chatId, [...(notes.get(chatId) ?? []), body]);
  if (chatId !== current?.id) return;
  putNote(body);
  scrollToEnd();
}

export function showTyping(chatId: number | undefined, isTyping: boolean): void {
  if (chatId !== current?.id) return;
  clearTimeout(expiry);
  const wasAtEnd = isAtEnd();
  typing.hidden = !isTyping;
  if (isTyping) expiry = setTimeout(() => showTyping(chatId, false), typingLasts);
  if (wasAtEnd) scrollToEnd();
}
