import type { Bus } from "#shared/suite/bus/index.ts";

/** Bus whose notifications the test sends. */
export class HandBus implements Bus {
  readonly channels = new Map<string, (message: unknown) => void>();
  readonly #gaps = new Set<() => void>();

  subscribe(channel: string, listener: (message: unknown) => void) {
    this.channels.set(channel, listener);
    return () => void this.channels.delete(channel);
  }
  onGap(listener: () => void) {
    this.#gaps.add(listener);
    return () => void this.#gaps.delete(listener);
  }

  notify(channel: string, message: unknown) {
    this.channels.get(channel)?.(message);
  }
  gap() {
    for (const listener of this.#gaps) listener();
  }
}
