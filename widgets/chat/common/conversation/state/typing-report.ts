/** ms, spec portal section 9. */
const COOLDOWN = 2500;
const INACTIVE = 5000;
const LONG = 50_000;

export interface TypingReport {
  /** The text as it stands now; typing is any, blanks too. */
  input(text: string): void;
  /** Forgets what was reported, and reports nothing more of it. */
  stop(): void;
}

/**
 * Tells the others that somebody types: at most every 2.5 s, "true" again after 50 s, "false" 5 s after the last key
 * (behaviour/live-chat.md section 9).
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
    }, COOLDOWN);
    buffered = undefined;
    if (isTyping) long = setTimeout(() => report(true), LONG);
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
        }, INACTIVE);
      }
      want(!!text);
    },
    stop,
  };
}
