import { type Attribute, custom } from "#shared/element/index.ts";

/** An attribute that holds a trigger in words; `watch` knows what they mean. */
export const trigger = (options: { readonly doc?: string; readonly default?: string }): Attribute<string> =>
  custom({
    parse: (words) => (/^(exit|manual|(scroll|delay):\d+(\.\d+)?)$/.test(words) ? words : undefined),
    expected: "exit, scroll:50 (per cent), delay:10 (seconds) or manual",
    default: "",
    ...options,
  });
