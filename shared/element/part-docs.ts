/** Documentation of the parts that many elements have in common, for the declarations; browsers do not load it. */
export const partDocs = {
  button: "Button",
  spinner: "Loading indicator in a busy button",
  failure: "Message about a failed call",
  retry: "Button that retries the failed call",
  status: "Status message for screen readers",
  label: "Label of the input",
  input: "Text input",
  close: "Button that closes the dialog",
} as const;
