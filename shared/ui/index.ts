export { Button, Spinner } from "./Button.tsx";
export { default as buttonCss } from "./button.css";
export { Combobox, type ComboboxControl, type ComboboxProps } from "./Combobox.tsx";
export { default as comboboxCss } from "./combobox.css";
export { control, formControl, type ControlProblem, type FormControl } from "./control.ts";
export { default as darkDialogCss } from "./dark-dialog.css";
export {
  entryMessage,
  firstDay,
  hasPicker,
  lastDay,
  readEntry,
  writeEntry,
  type DateProblem,
  type DateRule,
} from "./date-entry.ts";
export { addPicker, bindPicker, openPicker } from "./date-picker.ts";
export { default as pickerCss } from "./date-picker.css";
export { Dialog } from "./Dialog.tsx";
export { default as dialogCss } from "./dialog.css";
export { adoptBusyStyles, holdButtons } from "./hold-buttons.ts";
export { listener, listenUntil, restoreAttributes, useHost } from "./host-markup.ts";
export { clearCopies, lendAttributes, recordAttributes, markInserted } from "./copies.ts";
export { ErrorSummary, type FieldError } from "./ErrorSummary.tsx";
export { default as summaryCss } from "./error-summary.css";
export { fieldNotes, fieldMessage, type FieldTexts } from "./field-notes.ts";
export {
  controlsLike,
  controlsOf,
  fieldsOf,
  isEnabled,
  isSecret,
  labelsAround,
  labelsIn,
  onEnter,
  onFields,
  sendFormAt,
  takeLabel,
  type LabelsOf,
} from "./forms.ts";
export { whileBrowsing } from "./browsing.ts";
export { default as fieldCss } from "./field.css";
export { Failure, handOver } from "./Failure.tsx";
export { default as failureCss } from "./failure.css";
export { Icon } from "./Icon.tsx";
export * as icons from "./icons.ts";
export { lateStyles } from "./late-styles.ts";
export { lazyView } from "./lazy-view.tsx";
export { makeButton } from "./make-button.ts";
export { bindPopover } from "./popover.bind.ts";
export { default as popoverCss } from "./popover.css";
export { ServerHtml, type ServerHtmlProps } from "./ServerHtml.tsx";
export {
  currentPage,
  encoded,
  networkList,
  networkNames,
  openPopup,
  shareAddress,
  type Network,
  type SharedPage,
  canShareByPlatform,
  shareByPlatform,
} from "./share.ts";
export { default as skeletonCss } from "./skeleton.css";
export { spaceOf } from "./space.ts";
export { Skeleton } from "./Skeleton.tsx";
export { default as spinnerCss } from "./spinner.css";
export { Status } from "./Status.tsx";
export { default as statusCss } from "./status.css";
export { moveInRow } from "./row-keys.ts";
export { Tabs } from "./Tabs.tsx";
export { default as tabsCss } from "./tabs.css";
export { default as toolCss } from "./tool.css";
