import chat from "../../../../shared/ui/chat/i18n/nl.ts";
import type { ThreadWindowTexts } from "../thread-window.strings.ts";

export default {
  ...chat,
  title: "Chat",
  placeholder: "Schrijf een bericht...",
} satisfies ThreadWindowTexts;
