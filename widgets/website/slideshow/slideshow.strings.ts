import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Name of the slides and of the thumbnails, for screen readers. */
  pictures: "Pictures",
  /** Also what a picture without a name is called. */
  place: "{at} of {count}",
  previous: "Previous picture",
  next: "Next picture",
  previousThumbnails: "Previous thumbnails",
  nextThumbnails: "Next thumbnails",
  pause: "Stop the automatic change",
  play: "Start the automatic change",
};

export type SlideshowTexts = Texts<typeof english>;
