/** Longest timer in ms. Browsers keep 31 bits of a timer's length; a longer timer fires at once. */
const longest = 2 ** 31 - 1;

/** Starts a timer like `setTimeout`, whose length may exceed 24 days. */
export const startTimer = (act: () => void, ms: number): ReturnType<typeof setTimeout> =>
  setTimeout(act, Math.min(ms, longest));
