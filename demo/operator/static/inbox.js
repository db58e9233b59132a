import { read } from "./call.js";
import { showMoment } from "./moment.js";
import { showRate } from "./rating.js";
import { allUnread, unreadOf } from "./unread.js";

const list = document.querySelector("[data-inbox]");
const template = document.querySelector("[data-row]");
const none = document.querySelector("[data-no-sessions]");
const title = document.title;
const rows = new Map();
let chats = [];
let reading;
let stale = false;

function rowOf({ id }) {
  if (!rows.has(id)) {
    const row = template.content.firstElementChild.cloneNode(true);
    row.querySelector("a").href = `#${id}`;
    rows.set(id, row);
  }
  return rows.get(id);
}

function fill(chat, openId) {
  const row = rowOf(chat);
  const part = (name) => row.querySelector(`[data-${name}]`);
  const { visitor, last, created, rating, online, id } = chat;
  part("name").textContent = visitor;
  part("last").textContent = last?.text ?? "";
  showMoment(part("time"), last?.date ?? created);
  part("present").hidden = !online;
  showRate(part("rates"), rating);
  part("unread").hidden = !unreadOf(id);
  part("count").textContent = unreadOf(id);
  if (id === openId) row.firstElementChild.setAttribute("aria-current", "true");
  else row.firstElementChild.removeAttribute("aria-current");
  return row;
}

/** Draws the list anew; who stands on a chat still stands on it when that has moved. */
export function draw(openId) {
  const wanted = chats.map((chat) => fill(chat, openId));
  const focused = document.activeElement;
  if (wanted.some((row, index) => row !== list.children[index])) list.replaceChildren(...wanted);
  if (list.contains(focused)) focused.focus();
  none.hidden = chats.length > 0;
  const unread = allUnread();
  document.title = unread ? `(${unread}) ${title}` : title;
}

export const chatOf = (id) => chats.find((chat) => chat.id === id);
export const chatWith = (uuid) => chats.find((chat) => chat.uuid === uuid);

/** Reads who there is; asked for again while it reads, it reads again afterwards. Gives who the operator is. */
export async function refresh() {
  stale = true;
  reading ??= (async () => {
    try {
      let me;
      while (stale) {
        stale = false;
        ({ me, sessions: chats } = await read("/operator/sessions"));
      }
      return me;
    } finally {
      reading = undefined;
    }
  })();
  return reading;
}
