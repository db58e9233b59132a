import type { Audience } from "./audience.ts";
import type { Store } from "./store.ts";

/** What all tabs together want of the master. Every tab adds its channels to the list in the store. */
export interface Wishes {
  channels(): string[];
  /** Whose presence tabs with the suite's own client want to know. */
  partners(): number[];
  /** Adds what this tab wants and the list lacks: never asked for yet, or lost when two tabs wrote at once. */
  share(): void;
  /** Takes one back. Whoever has another listener for it, in whichever tab, puts it in again. */
  drop(channel: string): void;
  /** Forgets what other tabs wanted. */
  reset(): void;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const strings = (list: unknown[]) => [...new Set(list.filter((item) => typeof item === "string"))];

export function createWishes(store: Store, { topics }: Audience): Wishes {
  // the own ones are among them even where the store has no room
  const channels = () => strings([...listed(store.read("channels")), ...topics()]);
  const write = (all: string[]) => store.write("channels", all);
  return {
    channels,
    partners: () =>
      listed((Object(store.read("options")) as { bus_presence_partner_ids?: unknown }).bus_presence_partner_ids).filter(
        (item) => typeof item === "number",
      ),
    share: () => write(channels()),
    drop: (channel) => write(channels().filter((other) => other !== channel)),
    reset() {
      write(strings(topics()));
      store.write("options", undefined);
    },
  };
}
