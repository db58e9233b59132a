import type { VideoTexts } from "#website/video/video.strings.ts";

export const video = {
  video: "Video",
  play: "De video afspelen",
  playTitle: "De video afspelen: {title}",
  note: "Wordt afgespeeld vanaf {site}, dat dan van uw bezoek weet",
} satisfies VideoTexts;
