import type { VideoTexts } from "#website/video/video.strings.ts";

export const video = {
  video: "Vidéo",
  play: "Lire la vidéo",
  playTitle: "Lire la vidéo : {title}",
  note: "Lecture depuis {site}, qui saura alors que vous êtes ici",
} satisfies VideoTexts;
