import { call, ofChat } from "./call.js";
import { chatOf, chatWith, draw, refresh } from "./inbox.js";
import { createNews } from "./news.js";
import { fail, writeTo } from "./reply.js";
import { add, addNote, describe, load, open, showTyping } from "./thread.js";
import { addUnread, seen } from "./unread.js";

const desk = document.querySelector("[data-desk]");
const part = (name) => desk.querySelector(`[data-${name}]`);
const online = part("online");
/** ms after which the list looks again: who is still there, which chats others got. */
const glance = 5000;
let openId;

function showStatus(status) {
  const isOn = status === "online";
  online.setAttribute("aria-checked", String(isOn));
  part("on").hidden = !isOn;
  part("off").hidden = isOn;
}

/** The list and the head of the open chat as the suite has them now; when it does not answer, the next time. */
const look = () =>
  refresh().then(
    ({ status }) => {
      showStatus(status);
      draw(openId);
      describe(chatOf(openId));
    },
    () => {},
  );

/** The chat that the address names. */
function follow() {
  const chat = chatOf(Number(location.hash.slice(1)));
  const needsName = chat && chat.operator[0] !== me.partner_id;
  openId = chat?.id;
  desk.classList.toggle("reading", Boolean(chat));
  if (chat) seen(chat.id);
  draw(openId);
  open(chat, me.partner_id)?.catch(fail);
  writeTo(openId);
  if (needsName) news.again();
}

function hearMessage(chatId, message) {
  if (chatId === openId) add(message, me.partner_id);
  else if (message.author_id?.[0] !== me.partner_id) addUnread(chatId);
  draw(openId);
  look();
}

/** Own channels are lists of database, model and id; a chat of somebody else is heard by its uuid. */
function hear(channel, message) {
  const [, model, id] = Array.isArray(channel) ? channel : [];
  const chatId = model === "mail.channel" ? id : typeof channel === "string" ? chatWith(channel)?.id : undefined;
  if (message.info === "transient_message") for (const chat of message.channel_ids) addNote(chat, message.body);
  else if (message.info === "typing_status") {
    if (message.is_website_user) showTyping(chatId, message.is_typing);
  } else if (chatId && "body" in message) hearMessage(chatId, message);
  else if (model === "res.partner") look();
}

const news = createNews({
  hear,
  // the uuid of a chat between other people, which only that is heard by
  extra: () => {
    const chat = chatOf(openId);
    return chat && chat.operator[0] !== me.partner_id ? [chat.uuid] : [];
  },
  missed: () => {
    look();
    load(me.partner_id).catch(fail);
  },
  lost: (isLost) => (part("lost").hidden = !isLost),
});

online.addEventListener("click", async () => {
  try {
    showStatus(await call("/operator/presence", { online: online.getAttribute("aria-checked") === "false" }));
  } catch {
    part("lost").hidden = false;
  }
});
part("history").addEventListener("click", () => ofChat("execute_command", openId, { command: "history" }).catch(fail));
addEventListener("hashchange", follow);
setInterval(look, glance);

await news.begin();
const me = await refresh();
showStatus(me.status);
follow();
news.run();
