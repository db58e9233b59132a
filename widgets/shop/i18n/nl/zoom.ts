import type { ZoomTexts } from "../../zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "Vergroten",
  picture: "Afbeelding",
  close: "Sluiten",
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  missing: "Er is geen grotere afbeelding.",
} satisfies ZoomTexts;
