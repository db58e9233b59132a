export const events = {
  "suite-popup-show": "Before the form of those who will come opens. Cancelable",
  "suite-popup-hide": "After it closed",
} as const;
