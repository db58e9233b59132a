import type { Listeners } from "./listeners.ts";
import type { Store } from "./store.ts";

/** Channels that the master polls for all tabs. Every tab adds its own to the list in the store. */
export interface Subscriptions {
  channels(): string[];
  /** Partners whose presence tabs with the suite's own client request. */
  partners(): number[];
  /** Adds the channels of this tab that the list lacks: new ones, or some that were lost when two tabs wrote at once. */
  share(): void;
  /** Removes a channel. A tab that has another listener for it adds the channel again. */
  remove(channel: string): void;
  /** Removes the channels that other tabs have added. */
  reset(): void;
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Returns the texts of a list, each once: the suite rejects channels of other types. @see docs/reference/wire.md#wire-51 */
const strings = (list: unknown[]) => [...new Set(list.filter((item) => typeof item === "string"))];

export function createSubscriptions(store: Store, { topics }: Listeners): Subscriptions {
  // includes its own channels even if the store is full
  const channels = () => strings([...listed(store.read("channels")), ...topics()]);
  const write = (all: string[]) => store.write("channels", all);
  return {
    channels,
    partners: () =>
      listed((Object(store.read("options")) as { bus_presence_partner_ids?: unknown }).bus_presence_partner_ids).filter(
        (item) => typeof item === "number",
      ),
    share: () => write(channels()),
    remove: (channel) => write(channels().filter((other) => other !== channel)),
    reset() {
      write(strings(topics()));
      store.write("options", undefined);
    },
  };
}
