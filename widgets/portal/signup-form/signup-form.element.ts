import { defineWidget, partDocs } from "#shared/element/index.ts";
import { createNavigation } from "#shared/state/index.ts";
import { bindSubmission, submissionTimeout } from "../common/submission/submission.bind.ts";
import { SubmissionForm } from "../common/submission/SubmissionForm.tsx";
import { signupForm } from "../i18n/en.json";

const texts = { signupForm };

export default defineWidget({
  tag: "suite-signup-form",
  area: "portal",
  summary: "Sends the form of a new account once and announces this; enables it again when the visitor navigates back",
  example: `<suite-signup-form>
  <form action="/web/signup" method="post">
    <p><label>Email <input name="login" type="email" autocomplete="username" required></label></p>
    <p><label>Name <input name="name" autocomplete="name" required></label></p>
    <p><label>Password <input name="password" type="password" autocomplete="new-password" required></label></p>
    <p><label>Confirm password <input name="confirm_password" type="password" autocomplete="new-password" required></label></p>
    <p><label><input type="checkbox" required> I accept the terms of use</label></p>
    <button>Sign up</button>
  </form>
</suite-signup-form>`,
  attributes: {},
  states: { busy: "The form is being sent to the suite" },
  parts: { status: partDocs.status },
  slots: {
    "": "Form with the suite's names of fields: login, name, password, confirm_password; or the suite's own form",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [],
  // the forms of /web/signup and of a new password
  adopts: { selector: ".oe_signup_form" },
  enhances: true,
  rare: true,
  budget: 3.1,
  store: (context) => createNavigation(context, submissionTimeout),
  component: SubmissionForm,
  bind(host, signal, store) {
    const form = host.querySelector("form");
    if (form) bindSubmission(host, form, signal, store);
  },
});
