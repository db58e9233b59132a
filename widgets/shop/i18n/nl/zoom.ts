import type { ZoomTexts } from "#shop/zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "Vergroten",
  picture: "Afbeelding",
  close: "Sluiten",
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  missing: "Er is geen grotere afbeelding.",
} satisfies ZoomTexts;
