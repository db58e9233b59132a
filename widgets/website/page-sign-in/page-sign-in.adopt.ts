import type { PageAdoption } from "#shared/element/index.ts";

/** Sign-in form, whose own handler a strict Content Security Policy blocks. */
export default {
  chunk: "page-sign-in",
  budget: 0.5,
  selector: "form.oe_login_form",
} satisfies PageAdoption;
