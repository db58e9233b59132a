import type { ZoomTexts } from "#shop/zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "Vergrößern",
  picture: "Bild",
  close: "Schließen",
  zoomIn: "Ansicht vergrößern",
  zoomOut: "Ansicht verkleinern",
  missing: "Es gibt kein größeres Bild.",
} satisfies ZoomTexts;
