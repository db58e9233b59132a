import chat from "../../../../shared/ui/chat/i18n/ar.ts";
import type { ThreadWindowTexts } from "../thread-window.strings.ts";

export default {
  ...chat,
  title: "المحادثة",
  placeholder: "اكتب رسالة...",
} satisfies ThreadWindowTexts;
