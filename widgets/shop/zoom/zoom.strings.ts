import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Said of the picture, after its name. */
  enlarge: "Enlarge",
  /** Name of the dialog for screen readers, of a picture without one. */
  picture: "Picture",
  close: "Close",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  missing: "There is no larger picture.",
};

export type ZoomTexts = Texts<typeof english>;
