import chat from "../../../../shared/ui/chat/i18n/de.ts";
import type { ThreadWindowTexts } from "../thread-window.strings.ts";

export default {
  ...chat,
  title: "Chat",
  placeholder: "Schreiben Sie eine Nachricht ...",
} satisfies ThreadWindowTexts;
