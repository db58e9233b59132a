import type { Adoption } from "../../../shared/element/index.ts";

/** The object in the call that the stock script would make, after an address; texts may hold braces. */
const options = /LivechatButton\([^{(]*(\{(?:"(?:[^"\\]|\\.)*"|[^"{}])*\})/;

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
    const entries = Object.entries(JSON.parse(found) as Record<string, unknown>);
    return Object.fromEntries(entries.map(([name, value]) => [name.replaceAll("_", "-"), String(value || " ")]));
  },
} satisfies Adoption;
