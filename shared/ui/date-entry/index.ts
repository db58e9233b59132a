export {
  entrySentence,
  firstDay,
  lastDay,
  readEntry,
  writeEntry,
  type DateProblem,
  type DateRule,
  type DateTexts,
} from "./date-entry.ts";
export { addPicker, bindPicker, hasPicker } from "./picker.ts";
export { default as pickerCss } from "./picker.css";
