import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  retry: "Send again",
  invalid: "Please fill in the form correctly.",
  refused: "An error has occurred, the form has not been sent.",
  lost: "No answer came: the form may have been sent, or not. Do you want to send it again?",
  keep: "Do not send again",
  sent: "The form has been sent successfully.",
  cancelled: "You have stopped it: nothing was sent.",
  required: "Please fill in this field.",
  choose: "Please choose one from the list.",
  email: "Please enter an email address such as name@example.com.",
  tick: "Please tick this box.",
  tickOne: "Please tick at least one of these.",
  date: "'{value}' is not a correct date.",
  datetime: "'{value}' is not a correct datetime.",
  check: "Please check this field.",
  uploading: "Sending your files",
  cancel: "Cancel",
  fileRefused: "{name} is no kind of file that can be sent here.",
  oneFile: "Only one file can be sent here: the first one was taken.",
};

export type FormTexts = Texts<typeof english>;
