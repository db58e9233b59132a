export { Button, type ButtonProps } from "./Button.tsx";
export { default as buttonCss } from "./button.css";
export { Combobox, type ComboboxControl, type ComboboxProps } from "./Combobox.tsx";
export { default as comboboxCss } from "./combobox.css";
export { control } from "./control/control.ts";
export { formControl, type ControlProblem, type FormControl } from "./control/form-control.ts";
export { default as darkDialogCss } from "./dark-dialog.css";
export { Dialog, type DialogProps } from "./Dialog.tsx";
export { default as dialogCss } from "./dialog.css";
export { adoptStyles, listener, listenUntil, restoreAttributes, useHost } from "./driven/driven.ts";
export { default as busyCss } from "./busy/busy.light.css";
export { holdButtons } from "./busy/hold-buttons.ts";
export { clearCopies, lendAttributes, recordAttributes, markInserted } from "./copies/copies.ts";
export { fieldNotes, fieldSentence, type FieldTexts } from "./field-notes/field-notes.ts";
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
} from "./forms/form.ts";
export { whileBrowsing } from "./browsing/while-browsing.ts";
export { default as fieldCss } from "./field.css";
export { Failure, type FailureProps } from "./Failure.tsx";
export { default as failureCss } from "./failure.css";
export { handOver } from "./hand-over.ts";
export { Icon } from "./Icon.tsx";
export * as icons from "./icons.ts";
export { lateStyles } from "./html/late-styles.ts";
export { lazyView } from "./lazy-view.tsx";
export { makeButton } from "./make-button.ts";
export { canShareByPlatform, shareByPlatform } from "./platform-share.ts";
export { ServerHtml, type ServerHtmlProps } from "./html/ServerHtml.tsx";
export { Skeleton } from "./skeleton/Skeleton.tsx";
export { default as skeletonCss } from "./skeleton/skeleton.css";
export { spaceOf } from "./space.ts";
export { Spinner } from "./Spinner.tsx";
export { default as spinnerCss } from "./spinner.css";
export { Status, type StatusProps } from "./Status.tsx";
export { default as statusCss } from "./status.css";
export { Tabs, type TabsProps } from "./tabs/Tabs.tsx";
export { default as tabsCss } from "./tabs/tabs.css";
export { default as toolCss } from "./tool.css";
