import type { ZoomTexts } from "#shop/zoom/zoom.strings.ts";

export const zoom = {
  enlarge: "Ampliar",
  picture: "Imagen",
  close: "Cerrar",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  missing: "No hay una imagen más grande.",
} satisfies ZoomTexts;
