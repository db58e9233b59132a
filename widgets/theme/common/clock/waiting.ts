/** Of a clock: its paddings and borders, and three lines (clock.css). */
export const clockSize = "calc(34px + 1.125rem + 3.525em)";

/** Room for a clock below the author's content until it is there. */
export const waitingClock = `padding-block-end:${clockSize}`;
