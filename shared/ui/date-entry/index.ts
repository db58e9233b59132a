export {
  entrySentence,
  firstDay,
  hasPicker,
  lastDay,
  readEntry,
  writeEntry,
  type DateProblem,
  type DateRule,
  type DateTexts,
} from "./date-entry.ts";
