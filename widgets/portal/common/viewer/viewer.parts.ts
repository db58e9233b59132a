import { pictureParts } from "#shared/ui/viewer/index.ts";

/** Documentation of the dialog's parts, for the declarations of the elements that open it; browsers do not load it. */
export const viewerParts = {
  ...pictureParts,
  tools: "Buttons below a picture or a PDF",
  split: "Button that shows the form to split a PDF",
  player: "Video player",
  play: "Button that plays a video of another site",
  note: "Name of the site of the video",
  document: "Frame of a PDF or a text",
};

/** Further events of the dialog. */
export const viewerEvents = {
  "suite-split": "The suite has split the PDF that is shown. detail: { indices: string, remainder: boolean }",
} as const;

/** Sites whose pages the dialog shows in frames, after a press. */
export const viewerFrames = ["https://www.youtube-nocookie.com"];
