import type { ReadableAtom } from "nanostores";
import type { TypingReport } from "./typing-report.ts";

/** Tells the others that this person is typing, by code that comes with the first key. */
interface TypingReporter {
  /** The draft has changed. */
  input(): void;
  /** The message is sent, or the chat is over. */
  stop(): void;
}

/** A failure is nothing a visitor needs to know of. */
export const quietly = (call: Promise<unknown>): void => void call.catch(() => {});

/** @param draft read once the code is there, since what was typed may be sent by then */
export function createTypingReporter(
  draft: ReadableAtom<string>,
  send: (isTyping: boolean) => Promise<void>,
): TypingReporter {
  let report: Promise<TypingReport> | undefined;
  return {
    input() {
      report ??= import("./typing-report.ts").then(({ createTypingReport }) =>
        createTypingReport((isTyping) => quietly(send(isTyping))),
      );
      quietly(report.then(({ input }) => input(draft.get())));
    },
    stop: () =>
      void report?.then(
        ({ stop }) => stop(),
        () => {},
      ),
  };
}
