import chat from "../../../../shared/ui/chat/i18n/es.ts";
import type { ThreadWindowTexts } from "../thread-window.strings.ts";

export default {
  ...chat,
  title: "Chat",
  placeholder: "Escriba un mensaje...",
} satisfies ThreadWindowTexts;
