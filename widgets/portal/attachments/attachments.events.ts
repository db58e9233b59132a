import { viewerEvents } from "../common/viewer/viewer.parts.ts";

export const events = {
  "suite-attachment-open": "Before a file is shown. Cancelable: it is not. detail: { id: number }",
  ...viewerEvents,
} as const;
