import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  video: "Video",
  play: "Play the video",
  playTitle: "Play the video: {title}",
  note: "Plays from {site}, which then learns of your visit",
};

export type VideoTexts = Texts<typeof english>;
