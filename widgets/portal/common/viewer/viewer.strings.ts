import type { Texts } from "#shared/i18n/index.ts";

export const viewerTexts = {
  file: "Unnamed file",
  place: "{at} of {count}",
  close: "Close",
  previous: "Previous",
  next: "Next",
  zoomIn: "Zoom in",
  zoomReset: "Reset zoom",
  zoomOut: "Zoom out",
  rotate: "Rotate",
  print: "Print",
  printBlocked: "The window for printing was blocked. Allow it and try again.",
  download: "Download",
  broken: "This file could not be loaded.",
  noPdf: "This browser cannot show PDF files.",
  split: "Split PDF",
  play: "Play the video",
  playNote: "Plays from {site}, which then learns of your visit",
};

export type ViewerTexts = Texts<typeof viewerTexts>;
