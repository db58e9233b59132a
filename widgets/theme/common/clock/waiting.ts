/** Height of a clock: its borders, paddings and three lines (clock.css). */
export const clockSize = "calc(2px + 6.65em)";

/** Room for a clock below the author's content until it is there. */
export const waitingClock = `padding-block-end:${clockSize}`;
