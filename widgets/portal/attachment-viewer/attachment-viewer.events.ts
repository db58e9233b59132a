import { viewerEvents } from "../common/viewer/viewer.parts.ts";

export const events = {
  "suite-popup-show": "Before it opens. Cancelable: it stays closed",
  "suite-popup-hide": "After it closed",
  "suite-attachment-change": "A person went to another attachment. detail: { id: number }",
  ...viewerEvents,
} as const;
