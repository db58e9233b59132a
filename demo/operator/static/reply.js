import { ofChat } from "./call.js";

const form = document.querySelector("[data-reply]");
const box = form.querySelector("textarea");
const trouble = document.querySelector("[data-trouble]");
const drafts = new Map();
/** ms, as the visitor's side does it. */
const inactive = 5000;
const long = 50_000;
let chatId;
let told = false;
let toldAt = 0;
let timer;

function tell(isTyping) {
  clearTimeout(timer);
  if (isTyping) timer = setTimeout(() => tell(false), inactive);
  if (isTyping === told && !(isTyping && Date.now() - toldAt > long)) return;
  told = isTyping;
  toldAt = Date.now();
  // nobody misses it when it is lost
  ofChat("notify_typing", chatId, { is_typing: isTyping }).catch(() => {});
}

/** Plain text as the HTML that the suite's own client posts. */
const htmlOf = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");

async function send() {
  const text = box.value.trim();
  box.value = "";
  trouble.textContent = "";
  if (!text) return;
  clearTimeout(timer);
  told = false;
  const to = chatId;
  try {
    await ofChat("message_post", to, {
      body: htmlOf(text),
      message_type: "comment",
      subtype: "mail.mt_comment",
      partner_ids: [],
      channel_ids: [],
    });
  } catch {
    if (chatId === to) {
      trouble.textContent = trouble.dataset.notSent;
      box.value ||= text;
    } else drafts.set(to, text);
  }
}

box.addEventListener("input", () => tell(box.value !== ""));
box.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  send();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  send();
  box.focus();
});

/** Writes in this chat from now on; what was begun in the one before stays there. */
export function writeTo(id) {
  if (chatId) {
    drafts.set(chatId, box.value);
    tell(false);
  }
  chatId = id;
  trouble.textContent = "";
  box.value = drafts.get(id) ?? "";
  if (id) box.focus();
}

/** Says that something else did not work. */
export const fail = () => (trouble.textContent = trouble.dataset.failed);
