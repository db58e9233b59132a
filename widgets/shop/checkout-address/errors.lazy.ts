import { own } from "../../../shared/element/index.ts";
import { fieldNotes, fieldSentence, type FieldTexts } from "../../../shared/ui/index.ts";

const controls = "input,select,textarea";

/** Says next to a field what is wrong with it, until it is right or the signal comes. */
export function tellErrors(form: HTMLFormElement, texts: () => FieldTexts, signal: AbortSignal) {
  const notes = fieldNotes(form, signal);
  const tell = (field: Element) => {
    if (!field.matches(controls) || signal.aborted) return;
    notes.say(field, fieldSentence(field, texts()));
    if (field === own(form).querySelector(`:is(${controls}):invalid`)) (field as HTMLElement).focus();
  };

  // what the suite has refused stands above the form
  const refusal = own(form).previousElementSibling;
  const refused = refusal?.matches(".text-danger") ? own(form).querySelectorAll(".is-invalid") : [];
  for (const field of refused) {
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-description", refusal!.textContent.trim());
  }

  for (const name of ["input", "change"])
    own(form).addEventListener(
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
  return { tell };
}
