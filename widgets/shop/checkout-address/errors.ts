import { own } from "#shared/element/index.ts";
import { controlsLike, fieldMessage, fieldNotes, type FieldTexts, onFields } from "#shared/ui/index.ts";

const controls = "input,select,textarea";

/** Shows errors beside their fields until the field is valid or the signal aborts. */
export function bindFieldErrors(form: HTMLFormElement, texts: () => FieldTexts, signal: AbortSignal) {
  const notes = fieldNotes(form, signal);
  const showError = (field: Element) => {
    if (!field.matches(controls) || signal.aborted) return;
    notes.say(field, fieldMessage(field, texts()));
    if (field === controlsLike(form, `:is(${controls}):invalid`)[0]) (field as HTMLElement).focus();
  };

  // the suite shows its reason above the form
  const refusal = own(form).previousElementSibling;
  const refused = refusal?.matches(".text-danger") ? controlsLike(form, ".is-invalid") : [];
  for (const field of refused) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-description", refusal!.textContent.trim());
  }

  for (const name of ["input", "change"] as const)
    onFields(
      form,
      name,
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (!field.matches("[aria-invalid]") || !field.validity.valid) return;
        notes.clear(field);
        field.classList.remove("is-invalid");
        for (const attribute of ["aria-invalid", "aria-description"]) field.removeAttribute(attribute);
      },
      { signal },
    );
  return { showError };
}
