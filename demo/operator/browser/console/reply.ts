import { find } from "#demo/common/find.ts";
import { callChat } from "./suite.ts";

const form = find(document, "[data-reply]", HTMLFormElement);
const field = find(form, "textarea", HTMLTextAreaElement);
const error = find(document, "[data-error]");
/** Unsent text by chat. */
const drafts = new Map<number, string>();
/** ms, as on the visitor's side */
const inactiveAfter = 5000;
/** ms after which typing is reported again */
const repeatAfter = 50_000;
let chatId: number | undefined;
let reported = { isTyping: false, at: 0 };
let timer: ReturnType<typeof setTimeout> | undefined;

function reportTyping(isTyping: boolean): void {
  clearTimeout(timer);
  if (isTyping) timer = setTimeout(() => reportTyping(false), inactiveAfter);
  const isDue = isTyping && Date.now() - reported.at > repeatAfter;
  if (chatId === undefined || (isTyping === reported.isTyping && !isDue)) return;
  reported = { isTyping, at: Date.now() };
  // a lost report does no harm
  callChat("notify_typing", chatId, { is_typing: isTyping }).catch(() => {});
}

/** Returns plain text as the HTML that the suite's own client posts. */
const htmlOf = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");

async function send(): Promise<void> {
  const text = field.value.trim();
  const to = chatId;
  field.value = "";
  error.textContent = "";
  if (!text || to === undefined) return;
  clearTimeout(timer);
  reported = { ...reported, isTyping: false };
  try {
    await callChat("message_post", to, {
      body: htmlOf(text),
      message_type: "comment",
      subtype: "mail.mt_comment",
      partner_ids: [],
      channel_ids: [],
    });
  } catch {
    if (chatId === to) {
      error.textContent = error.dataset.notSent ?? "";
      field.value ||= text;
    } else drafts.set(to, text);
  }
}

field.addEventListener("input", () => reportTyping(field.value !== ""));
field.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  void send();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void send();
  field.focus();
});

/** Sets the chat of the reply form; the draft of the previous chat is kept. */
export function writeTo(id: number | undefined): void {
  if (chatId !== undefined) {
    drafts.set(chatId, field.value);
    reportTyping(false);
  }
  chatId = id;
  error.textContent = "";
  field.value = (id !== undefined && drafts.get(id)) || "";
  if (id !== undefined) field.focus();
}

/** Shows that another action failed. */
export const showFailure = (): void => void (error.textContent = error.dataset.failed ?? "");
