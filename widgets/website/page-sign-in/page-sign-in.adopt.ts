import type { PageAdoption } from "#shared/element/index.ts";

/** The form to sign in, whose own handler a strict policy stops. */
export default {
  chunk: "page-sign-in",
  budget: 0.5,
  selector: "form.oe_login_form",
} satisfies PageAdoption;
