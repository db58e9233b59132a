/** The door of the dialog, which opens once there is something to choose. */
export { createOptionChoices } from "./option-choices.ts";
export { OptionDialog } from "./OptionDialog.tsx";
