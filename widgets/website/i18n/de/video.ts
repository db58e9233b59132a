import type { VideoTexts } from "#website/video/video.strings.ts";

export const video = {
  video: "Video",
  play: "Das Video abspielen",
  playTitle: "Das Video abspielen: {title}",
  note: "Kommt von {site}, das dann von Ihrem Besuch erfährt",
} satisfies VideoTexts;
