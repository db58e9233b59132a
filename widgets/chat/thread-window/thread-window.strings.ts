import type { Texts } from "#shared/i18n/index.ts";
import { chatTexts } from "../common/base/chat.strings.ts";

export const english = {
  ...chatTexts,
  /** The window's title where the page gives it no name. */
  title: "Chat",
  placeholder: "Write a message...",
};

export type ThreadWindowTexts = Texts<typeof english>;
