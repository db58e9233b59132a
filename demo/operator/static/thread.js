import { nodesOf } from "./body.js";
import { read } from "./call.js";
import { showMoment } from "./moment.js";
import { showRate } from "./rating.js";

const thread = document.querySelector("[data-thread]");
const part = (name) => thread.querySelector(`[data-${name}]`);
const [lines, scroller, typing] = ["lines", "scroller", "typing"].map(part);
const template = document.querySelector("[data-line]");
/** Answers that only this operator gets and the suite does not keep, by chat. */
const notes = new Map();
/** ms, as the visitor's side does it. */
const typingLasts = 60_000;
/** Ids of the messages that are in the list. */
const shown = new Set();
let expiry;
let current;

const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
const toEnd = () => (scroller.scrollTop = scroller.scrollHeight);

/** @param me partner id of the operator */
function lineOf({ id, body, date, author_id: [partner, name] = [0, false] }, me) {
  const line = template.content.firstElementChild.cloneNode(true);
  line.dataset.id = id;
  line.classList.toggle("mine", partner === me);
  line.querySelector("[data-author]").textContent = name || current.visitor;
  showMoment(line.querySelector("[data-time]"), date);
  line.querySelector("[data-body]").append(nodesOf(body || ""));
  return line;
}

/** Each message once and in the order of the ids, however it comes. */
function put(message, me) {
  if (shown.has(message.id)) return;
  const later =
    Math.max(0, ...shown) > message.id && [...lines.children].find(({ dataset }) => Number(dataset.id) > message.id);
  lines.insertBefore(lineOf(message, me), later || null);
  shown.add(message.id);
}

function putNote(body) {
  const line = template.content.firstElementChild.cloneNode(true);
  line.classList.add("note");
  line.querySelector("[data-author]").remove();
  line.querySelector("[data-time]").remove();
  line.querySelector("[data-only-you]").hidden = false;
  line.querySelector("[data-body]").append(nodesOf(body));
  lines.append(line);
}

/** What is known about the chat besides its messages. */
export function describe(chat) {
  if (!current || chat?.id !== current.id) return;
  const { visitor, created, page, country, rating } = (current = chat);
  part("visitor").textContent = visitor;
  showMoment(part("opened"), created);
  part("from").hidden = !page;
  part("page").textContent = page;
  part("country").hidden = !country;
  part("country-name").textContent = country;
  part("verdict").hidden = !rating;
  showRate(part("rates"), rating);
  part("reason").textContent = rating?.reason ?? "";
  part("reason").hidden = !rating?.reason;
}

/** Shows a chat; without one the list has all the room. */
export function open(chat, me) {
  current = chat;
  showTyping(chat?.id, false);
  thread.hidden = !chat;
  document.querySelector("[data-choose]").hidden = Boolean(chat);
  lines.replaceChildren();
  shown.clear();
  if (!chat) return;
  describe(chat);
  return load(me);
}

/** Reads the messages of the open chat: those that came meanwhile stay. */
export async function load(me) {
  const chat = current;
  if (!chat) return;
  lines.ariaBusy = "true";
  const { messages, ...summary } = await read(`/operator/session/${chat.id}`);
  if (current?.id !== chat.id) return;
  describe(summary);
  for (const message of messages) put(message, me);
  if (!lines.querySelector(".note")) notes.get(chat.id)?.forEach(putNote);
  lines.ariaBusy = "false";
  toEnd();
}

export function add(message, me) {
  const wasAtEnd = atEnd();
  put(message, me);
  if (message.author_id?.[0] !== me) showTyping(current.id, false);
  if (wasAtEnd || message.author_id?.[0] === me) toEnd();
}

export function addNote(chatId, body) {
  notes.set(chatId, [...(notes.get(chatId) ?? []), body]);
  if (chatId !== current?.id) return;
  putNote(body);
  toEnd();
}

export function showTyping(chatId, isTyping) {
  if (chatId !== current?.id) return;
  clearTimeout(expiry);
  const wasAtEnd = atEnd();
  typing.hidden = !isTyping;
  if (isTyping) expiry = setTimeout(() => showTyping(chatId, false), typingLasts);
  if (wasAtEnd) toEnd();
}
