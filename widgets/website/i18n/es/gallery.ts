import type { GalleryTexts } from "#website/gallery/gallery.strings.ts";

export const gallery = {
  pictures: "Imágenes",
  picture: "Imagen {at} de {count}",
  place: "{at} de {count}",
  close: "Cerrar",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  enlarge: "Ampliar",
  pause: "Detener el cambio automático",
  play: "Iniciar el cambio automático",
  broken: "No se ha podido cargar esta imagen.",
} satisfies GalleryTexts;
