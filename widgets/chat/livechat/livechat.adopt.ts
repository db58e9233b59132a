import type { Adoption } from "#shared/element/index.ts";

/** Options object in the call of the built-in script, after an address; texts may contain braces. @see docs/reference/chat.md#chat-1 */
const options = /LivechatButton\([^{(]*(\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\})/;

/** Names of the attributes by option. */
const names = {
  channel_id: "channelId",
  button_text: "buttonText",
  input_placeholder: "inputPlaceholder",
  default_username: "defaultUsername",
  default_message: "defaultMessage",
  channel_name: "channelName",
} as const;

/**
 * Inline script of the built-in page. The options are read from its text; the script does not run. An empty option becomes a blank,
 * since an empty attribute would mean the default text.
 * @see docs/reference/chat.md#chat-2
 */
export default {
  selector: "script:not([src])",
  read({ textContent }) {
    const found = options.exec(textContent)?.[1];
    if (!found) return undefined;
    const given = JSON.parse(found) as Record<string, unknown>;
    const entries = Object.entries(names).flatMap(([option, name]) =>
      given[option] === undefined ? [] : [[name, String(given[option] || " ")]],
    );
    return Object.fromEntries(entries) as { readonly [N in (typeof names)[keyof typeof names]]?: string };
  },
} satisfies Adoption;
