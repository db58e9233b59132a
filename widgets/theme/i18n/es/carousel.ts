import type { CarouselTexts } from "#theme/common/carousel/carousel.strings.ts";

export const carousel = {
  carousel: "Diapositivas",
  previous: "Diapositiva anterior",
  next: "Diapositiva siguiente",
  pause: "Detener el cambio automático",
  play: "Iniciar el cambio automático",
  slide: "{at} de {count}",
  show: "Mostrar la diapositiva {at}",
  playVideo: "Reproducir el vídeo: {title}",
  videoUnsupported: "La dirección del vídeo no es compatible.",
  videoMissing: "Falta la dirección del vídeo.",
  carouselKind: "carrusel",
  slideKind: "diapositiva",
} satisfies CarouselTexts;
