export type { ViewedFile, ViewedFiles } from "./viewer.types.ts";

/** Documentation of the viewer's parts, for the declarations of the elements that open it; browsers do not load it. */
export const pictureParts = {
  dialog: "The dialog that shows a file",
  close: "Its close button",
  name: "Name of the file",
  download: "The link that downloads it",
  pane: "The room in which a picture is moved",
  picture: "The picture",
  tools: "Buttons below it",
  "zoom-in": "Enlarges it",
  "zoom-out": "Makes it smaller",
  "zoom-reset": "Gives it its first size and place",
  rotate: "Turns it by a quarter",
  print: "Prints it",
  broken: "The sentence in place of what cannot be shown",
  previous: "Leads to the previous file",
  next: "Leads to the next file",
  spinner: "The loading indicator of a picture",
  status: "What is said when the browser opens no window for printing",
};
