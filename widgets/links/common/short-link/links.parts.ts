import { partDocs } from "#shared/element/index.ts";
/** Documentation of the parts of both elements of tracked links, for the declarations; browsers do not load it. */
export const linkParts = {
  field: "Field with its label",
  label: partDocs.label,
  input: partDocs.input,
  problem: "Message about an invalid value",
  address: "Short address of a link",
  code: "Code at the end of the address",
  edit: "Button that starts to edit the code",
  "code-form": "Form that changes the code",
  ok: "Button that saves the new code",
  cancel: "Button that keeps the old code",
  copy: "Button that copies the short address",
  tabs: "Row of tabs",
  tab: "Tab",
  panel: "Content below the tabs",
  empty: "Message if there is nothing to show",
  failure: partDocs.failure,
  retry: partDocs.retry,
  skeleton: "Placeholder while the content is loading",
  spinner: partDocs.spinner,
  status: partDocs.status,
};
