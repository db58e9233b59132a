/** ms. Browsers keep 31 bits of a timer's length and let a longer one end at once. */
const longest = 2 ** 31 - 1;

/** Like `setTimeout`, for lengths that an author or the suite gives: a wait beyond 24 days does not end at once. */
export const startTimer = (act: () => void, ms: number): ReturnType<typeof setTimeout> =>
  setTimeout(act, Math.min(ms, longest));
