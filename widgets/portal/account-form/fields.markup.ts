import { own } from "#shared/element/index.ts";
import { controlsOf, restoreAttributes, takeLabel } from "#shared/ui/index.ts";

/** Values of `autocomplete` by the suite's names of fields. */
const tokens: Readonly<Record<string, string>> = {
  name: "name",
  email: "email",
  phone: "tel",
  company_name: "organization",
  street: "street-address",
  city: "address-level2",
  zipcode: "postal-code",
  country_id: "country-name",
  state_id: "address-level1",
};

const labelOf = (field: HTMLInputElement) =>
  own(field.parentElement!).querySelector<HTMLLabelElement>(`label[for="${CSS.escape(field.name)}"]`);

/**
 * Names the fields for browsers and screen readers, and marks those that the suite refused, until the signal.
 * @see docs/reference/portal.md#portal-4
 */
export function nameFields(form: HTMLFormElement, signal: AbortSignal): void {
  const refusal = own(form).querySelector(".alert-danger");
  const fields = controlsOf(form).filter((field) =>
    field.matches("input:not([type=hidden]),select"),
  ) as HTMLInputElement[];
  if (refusal) {
    restoreAttributes(refusal, ["id"], signal);
    refusal.id ||= "suite-account-refusal";
  }
  for (const field of fields) {
    restoreAttributes(field, ["id", "autocomplete", "aria-invalid", "aria-describedby"], signal);
    takeLabel(field, labelOf(field));
    const token = tokens[field.name];
    if (token && !field.hasAttribute("autocomplete")) field.setAttribute("autocomplete", token);
    if (!field.matches(".is-invalid")) continue;
    field.setAttribute("aria-invalid", "true");
    if (refusal) field.setAttribute("aria-describedby", refusal.id);
  }
}
