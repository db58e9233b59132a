import type { SlideshowTexts } from "#website/slideshow/slideshow.strings.ts";

export const slideshow = {
  pictures: "Imágenes",
  place: "{at} de {count}",
  previous: "Imagen anterior",
  next: "Imagen siguiente",
  previousThumbnails: "Miniaturas anteriores",
  nextThumbnails: "Miniaturas siguientes",
  pause: "Detener el cambio automático",
  play: "Iniciar el cambio automático",
} satisfies SlideshowTexts;
