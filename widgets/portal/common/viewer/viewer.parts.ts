/** Documentation of the dialog's parts, for the declarations of the elements that open it; browsers do not load it. */
export const viewerParts = {
  dialog: "The dialog that shows a file",
  close: "Its close button",
  name: "Name of the file",
  download: "The link that downloads it",
  pane: "The room in which a picture is moved",
  picture: "The picture",
  tools: "Buttons below a picture or a PDF",
  "zoom-in": "Enlarges it",
  "zoom-out": "Makes it smaller",
  "zoom-reset": "Gives it its first size and place",
  rotate: "Turns it by a quarter",
  print: "Prints it",
  split: "Shows what splits a PDF",
  player: "A video",
  play: "Plays a video of another site",
  note: "From where it plays",
  document: "PDF or text",
  broken: "The sentence in place of what cannot be shown",
  previous: "Leads to the previous file",
  next: "Leads to the next file",
  spinner: "The loading indicator of a picture",
  status: "What is said when the browser opens no window for printing",
};

/** What the dialog tells besides. */
export const viewerEvents = {
  "suite-split": "The suite has split the PDF that is shown. detail: { indices: string, remainder: boolean }",
};

/** Sites whose pages the dialog shows in frames, after a press. */
export const viewerFrames = ["https://www.youtube-nocookie.com"];
