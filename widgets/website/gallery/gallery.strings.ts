import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Name of the dialog for screen readers, and of the pictures in it. */
  pictures: "Pictures",
  /** A picture without a name of its own. */
  picture: "Picture {at} of {count}",
  place: "{at} of {count}",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  enlarge: "Enlarge",
  pause: "Stop the automatic change",
  play: "Start the automatic change",
  broken: "This picture could not be loaded.",
};

export type GalleryTexts = Texts<typeof english>;
