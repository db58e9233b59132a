/** Shortest time between two reports, in ms. */
const reportPause = 2500;
/** Time without a key after which the visitor has stopped typing, in ms. */
const typingPause = 5000;
/** Time after which the report of a visitor who goes on typing is repeated, in ms. */
const repeatAfter = 50_000;

export interface TypingReport {
  /** Takes the current text; any text counts as typing, also blanks. */
  input(text: string): void;
  /** Forgets the last report, and cancels pending ones. */
  stop(): void;
}

/**
 * Reports that the visitor types: at most every 2.5 s, "true" again after 50 s, "false" 5 s after the last key.
 * @see docs/reference/chat.md#chat-20
 */
export function createTypingReport(send: (isTyping: boolean) => void): TypingReport {
  type Timer = ReturnType<typeof setTimeout> | undefined;
  let reported = false;
  let buffered: boolean | undefined;
  let cooldown: Timer;
  let inactive: Timer;
  let long: Timer;

  const report = (isTyping: boolean) => {
    reported = isTyping;
    clearTimeout(cooldown);
    clearTimeout(long);
    cooldown = setTimeout(() => {
      cooldown = undefined;
      if (buffered !== undefined) report(buffered);
    }, reportPause);
    buffered = undefined;
    if (isTyping) long = setTimeout(() => report(true), repeatAfter);
    send(isTyping);
  };
  const want = (isTyping: boolean) => {
    if (isTyping === reported) buffered = undefined;
    else if (cooldown) buffered = isTyping;
    else report(isTyping);
  };
  const stop = () => {
    for (const timer of [cooldown, inactive, long]) clearTimeout(timer);
    cooldown = buffered = undefined;
    reported = false;
  };

  return {
    input(text) {
      clearTimeout(inactive);
      if (text) {
        inactive = setTimeout(() => {
          if (reported) report(false);
          buffered = undefined;
        }, typingPause);
      }
      want(!!text);
    },
    stop,
  };
}
