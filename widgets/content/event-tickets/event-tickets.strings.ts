import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  failureGone: "This event is not available any more.",
  /** What was typed stays: the form is asked for anew. */
  failureSession: "Your session has expired. Try again, then continue.",
  /** Spec shop-survey-payment-theme, section 5. */
  missing: "Please select at least one ticket.",
  loading: "The form is on its way…",
  attendees: "Attendees",
  attendee: "Attendee {number}",
  name: "Name",
  email: "Email",
  phone: "Phone (optional)",
  required: "Please fill in this field.",
  choose: "Please choose one from the list.",
  emailExample: "Please enter an email address such as name@example.com.",
  close: "Close",
  sending: "Your registration is on its way…",
  notSent: "You are not registered.",
  /** No answer came, or one that says nothing. */
  unknown:
    "There was no answer, so you may be registered or not. Look at your e-mails and your cart before you try again.",
  registered: "You are registered. We are glad that you come!",
  calendar: "Add to your calendar",
};

export type EventTicketsTexts = Texts<typeof english>;
