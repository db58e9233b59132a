/** What the shared tokens are for. Names and defaults are read from the style sheets themselves. */
export const meanings: Readonly<Record<string, string>> = {
  "--suite-color-accent":
    "Buttons, links, focus and the visitor's own messages. With adopted markup it is read from the page where it is not set",
  "--suite-color-on-accent": "Text on the accent; by default black or white, whichever can be read",
  "--suite-color-text": "Text; everything else that lies on the page is mixed from it",
  "--suite-color-muted": "Text of lesser weight, such as dates and hints",
  "--suite-color-line": "Lines between things",
  "--suite-color-surface": "Ground of fields and cards",
  "--suite-color-surface-raised": "Ground of what lies above the page: windows, menus, dialogs",
  "--suite-color-success": "Signs of success, beside words that say the same",
  "--suite-color-danger": "Signs of failure, beside words that say the same",
  "--suite-font": "Font family",
  "--suite-font-size": "Font size; fields never go below 1rem, so that phones do not zoom",
  "--suite-space": "The unit of all spacing: a control is ten of it high",
  "--suite-density": "Factor of the unit: 0.85 is compact, 1.15 roomy",
  "--suite-radius": "Corners of cards, windows and dialogs",
  "--suite-radius-control": "Corners of buttons and fields",
  "--suite-shadow": "Shadow of what lies above the page; none in forced colours",
  "--suite-duration": "Length of movements; 0 for visitors who want no motion",
  "--suite-ease": "Course of movements",
  "--suite-inset": "Distance of what floats from the edges of the window, beside the safe area",
  "--suite-z": "Layer of what floats and cannot use the top layer",
};
