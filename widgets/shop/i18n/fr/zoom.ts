import type { ZoomTexts } from "#shop/zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "Agrandir",
  picture: "Image",
  close: "Fermer",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  missing: "Il n’y a pas d’image plus grande.",
} satisfies ZoomTexts;
