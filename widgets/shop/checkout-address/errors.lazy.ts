import { ownDocument } from "../../../shared/element/index.ts";
import { adoptStyles } from "../../../shared/ui/index.ts";
import css from "./checkout-address.light.css";
import type { CheckoutAddressTexts } from "./checkout-address.strings.ts";

type Texts = Pick<CheckoutAddressTexts, "required" | "choose" | "email">;

const controls = "input,select,textarea";

/** In the visitor's language; the browser speaks its own. */
function sentenceFor(field: HTMLInputElement, texts: Texts): string {
  const { valueMissing, typeMismatch } = field.validity;
  if (valueMissing) return field.matches("select") ? texts.choose : texts.required;
  return typeMismatch && field.type === "email" ? texts.email : field.validationMessage;
}

/** Says next to a field what is wrong with it, until it is right or the signal comes. */
export function tellErrors(form: HTMLFormElement, texts: () => Texts, signal: AbortSignal) {
  adoptStyles(form, css);
  const notes = new Map<Element, HTMLElement>();
  const clear = (field: Element) => {
    notes.get(field)?.remove();
    notes.delete(field);
    field.classList.remove("is-invalid");
    for (const name of ["aria-invalid", "aria-describedby", "aria-description"]) field.removeAttribute(name);
  };
  const tell = (element: Element) => {
    const field = element as HTMLInputElement;
    if (!field.matches(controls) || signal.aborted) return;
    const note = notes.get(field) ?? ownDocument.createElement("span");
    note.className = "suite-field-error invalid-feedback";
    note.id = `suite-error-${field.name}`;
    note.textContent = sentenceFor(field, texts());
    // in a label it would be a part of the field's name
    if (!notes.has(field)) (field.closest("label") ?? field).after(note);
    notes.set(field, note);
    field.classList.add("is-invalid");
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", note.id);
    const first = [...form.querySelectorAll<HTMLElement>(controls)].find((each) => each.matches(":invalid"));
    if (first === field) field.focus();
  };

  // what the suite has refused stands above the form
  const refusal = form.previousElementSibling;
  if (refusal?.matches(".text-danger"))
    for (const field of form.querySelectorAll(".is-invalid")) {
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-description", refusal.textContent.trim());
    }

  for (const name of ["input", "change"])
    form.addEventListener(
      name,
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (field.matches("[aria-invalid]") && field.validity.valid) clear(field);
      },
      { signal },
    );
  signal.addEventListener("abort", () => notes.forEach((note) => note.remove()));
  return { tell };
}
