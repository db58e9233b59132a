export const events = {
  "suite-popup-show": "Before it opens. Cancelable: it stays closed, and asks again on the next page",
  "suite-popup-hide": "After it closed",
} as const;
