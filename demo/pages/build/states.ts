import type { WidgetDeclaration } from "../../../shared/element/index.ts";
import type { Values } from "./sample.ts";

const past = "2020-01-01";

/** Days by which elements come into states, by their tags. */
const days: Readonly<Record<string, Readonly<Record<string, () => Values>>>> = {
  "suite-countdown": { over: () => ({ "data-end": past }) },
  "suite-due-label": {
    overdue: () => ({ "data-date": past }),
    today: () => ({ "data-date": new Date().toISOString().slice(0, 10) }),
  },
};

/** A flag that is called otherwise than its state. */
const flags: Readonly<Record<string, string>> = { playing: "autoplay" };

/** Attributes with which an element comes into a state by itself; what they cannot do, `build-state.ts` does. */
export function attributesFor({ tag, attributes }: WidgetDeclaration, state: string): Values {
  const day = days[tag]?.[state];
  if (day) return day();
  const name = flags[state] ?? state;
  return attributes[name]?.kind === "flag" ? { [`data-${name}`]: "" } : {};
}
