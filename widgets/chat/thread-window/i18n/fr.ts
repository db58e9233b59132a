import chat from "../../../../shared/ui/chat/i18n/fr.ts";
import type { ThreadWindowTexts } from "../thread-window.strings.ts";

export default {
  ...chat,
  title: "Discussion",
  placeholder: "Écrivez un message...",
} satisfies ThreadWindowTexts;
