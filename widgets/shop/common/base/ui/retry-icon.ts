/** The icon of "Try again", where there is no room for the words. */
export const retryIcon = "M20 5v5h-5M4 19v-5h5M5.5 10a7 7 0 0 1 12-3l2.5 3M4 14l2.5 3a7 7 0 0 0 12-3";
