export { addPicker, bindPicker, openPicker } from "./picker.ts";
export { default as pickerCss } from "./picker.css";
