import { atom, type ReadableAtom } from "nanostores";
import type { TypingReport } from "./typing-report.ts";

/** ms after which a typing report expires. @see docs/reference/chat.md#chat-21 */
const lifetime = 60_000;

export interface Typists {
  /** Names in the order in which typing began; empty for unknown partners. */
  readonly names: ReadableAtom<readonly string[]>;
  set(id: number, isTyping: boolean): void;
  stop(): void;
}

/** Other persons who are typing, by partner ids. */
export function createTypists(nameOf: (id: number) => string): Typists {
  const names = atom<readonly string[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const set = (id: number, isTyping: boolean) => {
    clearTimeout(timers.get(id));
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => set(id, false), lifetime),
      );
    else if (!timers.delete(id)) return;
    names.set([...timers.keys()].map(nameOf));
  };
  return {
    names,
    set,
    stop: () => {
      for (const id of timers.keys()) set(id, false);
    },
  };
}

/** Reports to the other persons that this one is typing; its code loads with the first key. */
interface TypingReporter {
  /** Called when the draft has changed. */
  input(): void;
  /** Called when the message is sent, or the chat has ended. */
  stop(): void;
}

/** Ignores a failure that does not concern the visitor. */
export const ignoreFailure = (call: Promise<unknown>): void => void call.catch(() => {});

/** @param draft read once the code has loaded, since the text may be sent by then */
export function createTypingReporter(
  draft: ReadableAtom<string>,
  send: (isTyping: boolean) => Promise<void>,
): TypingReporter {
  let report: Promise<TypingReport> | undefined;
  return {
    input() {
      report ??= import("./typing-report.ts").then(({ createTypingReport }) =>
        createTypingReport((isTyping) => ignoreFailure(send(isTyping))),
      );
      ignoreFailure(report.then(({ input }) => input(draft.get())));
    },
    stop: () =>
      void report?.then(
        ({ stop }) => stop(),
        () => {},
      ),
  };
}
