import type { chat } from "#chat/i18n/en.json";
import { fill } from "#shared/i18n/index.ts";

/** Two names at most are said, however many type; an empty one is "Someone" (spec portal section 4). */
export function typingText(texts: typeof chat, names: readonly string[]): string {
  const [first = "", second = ""] = names.map((name) => name || texts.someone);
  const text = ["", texts.typing, texts.typingTwo][names.length] ?? texts.typingMore;
  return fill(text, { name: first, first, second });
}
