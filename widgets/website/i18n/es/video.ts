import type { VideoTexts } from "#website/video/video.strings.ts";

export const video = {
  video: "Vídeo",
  play: "Reproducir el vídeo",
  playTitle: "Reproducir el vídeo: {title}",
  note: "Se reproduce desde {site}, que entonces sabrá de su visita",
} satisfies VideoTexts;
