export const events = {
  "suite-popup-show": "Before the lightbox opens. Cancelable: it stays closed",
  "suite-popup-hide": "After it closed",
  "suite-slide-change":
    "A visitor went to another picture; not by itself. Places count from 0. detail: { index: number }",
} as const;
