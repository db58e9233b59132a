/** Room for a clock below the author's content until it is there: its paddings and borders, and three lines (clock.css). */
export const waitingClock = "padding-block-end:calc(34px + 1.125rem + 3.525em)";
