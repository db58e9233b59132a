import type { Adoption } from "#shared/element/index.ts";

/** The object in the call that the stock script would make, after an address; texts may hold braces. */
const options = /LivechatButton\([^{(]*(\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\})/;

const names = [
  "channel-id",
  "button-text",
  "input-placeholder",
  "default-username",
  "default-message",
  "channel-name",
] as const;

/**
 * The stock page's inline script: its options are read from its text, it is never run. A text that the suite left empty
 * stays empty, which is a blank here (behaviour/live-chat.md section 3).
 */
export default {
  tag: "suite-livechat",
  selector: "script:not([src])",
  read({ textContent }) {
    const found = options.exec(textContent)?.[1];
    if (!found) return undefined;
    const given = JSON.parse(found) as Record<string, unknown>;
    const entries = names
      .map((name) => [name, given[name.replaceAll("-", "_")]] as const)
      .filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value || " ")])) as Partial<
      Record<(typeof names)[number], string>
    >;
  },
} satisfies Adoption;
