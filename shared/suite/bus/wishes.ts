import type { Audience, Topic } from "./audience.ts";
import type { Store } from "./store.ts";

/** What all tabs together want of the master. Every tab adds to the lists in the store. */
export interface Wishes {
  channels(): string[];
  /** Whose presence. */
  partners(): number[];
  /** Adds what this tab wants and the lists lack: never asked for yet, or lost when two tabs wrote at once. */
  share(): void;
  /** Takes one back. Whoever has another listener for it, in whichever tab, puts it in again. */
  drop(topic: Topic): void;
  /** Forgets what other tabs wanted. */
  reset(): void;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const strings = (list: unknown[]) => list.filter((item) => typeof item === "string");
const numbers = (list: unknown[]) => list.filter((item) => typeof item === "number");

export function createWishes(store: Store, { topics }: Audience): Wishes {
  const options = () => Object(store.read("options")) as { bus_presence_partner_ids?: unknown };
  // the own ones are among them even where the store has no room
  const channels = () => strings([...new Set([...listed(store.read("channels")), ...topics()])]);
  const partners = () => numbers([...new Set([...listed(options().bus_presence_partner_ids), ...topics()])]);
  function write(all: Topic[]) {
    store.write("channels", strings(all));
    store.write("options", { ...options(), bus_presence_partner_ids: numbers(all) });
  }
  const all = () => [...channels(), ...partners()];
  return {
    channels,
    partners,
    share: () => write(all()),
    drop: (topic) => write(all().filter((other) => other !== topic)),
    reset: () => write([...new Set(topics())]),
  };
}
