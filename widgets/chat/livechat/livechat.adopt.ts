import type { Adoption } from "#shared/element/index.ts";

/** The object in the call that the built-in script would make, after an address; texts may hold braces. */
const options = /LivechatButton\([^{(]*(\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\})/;

/** Attributes by the names of the options. */
const names = {
  channel_id: "channelId",
  button_text: "buttonText",
  input_placeholder: "inputPlaceholder",
  default_username: "defaultUsername",
  default_message: "defaultMessage",
  channel_name: "channelName",
} as const;

/**
 * The built-in page's inline script: its options are read from its text, it is never run. A text that the suite left empty
 * stays empty, which is a blank here.
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
