import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { controlsLike, fieldMessage, fieldNotes, onFields } from "#shared/ui/index.ts";
import type { CheckoutAddressTexts } from "./checkout-address.store.ts";

const controls = "input,select,textarea";

/** Texts that say what to enter, by the suite's names of fields. */
const asks: Readonly<Record<string, keyof CheckoutAddressTexts>> = {
  name: "enterName",
  email: "enterEmail",
  phone: "enterPhone",
  company_name: "enterCompany",
  vat: "enterVat",
  street: "enterStreet",
  city: "enterCity",
  zip: "enterZip",
  country_id: "chooseCountry",
  state_id: "chooseState",
};

/** Returns what to enter into an empty field, or how to write a value that is wrong; "" if no sentence fits. */
function askFor({ name, value }: HTMLInputElement, texts: CheckoutAddressTexts): string {
  const isEmpty = !value.trim();
  if (name === "email" && !isEmpty) return texts.email;
  const ask = asks[name];
  return ask && (isEmpty || name === "phone" || name === "vat") ? texts[ask] : "";
}

/** Shows errors beside their fields until the field is valid or the signal aborts. */
export function bindFieldErrors(form: HTMLFormElement, texts: () => CheckoutAddressTexts, signal: AbortSignal) {
  const notes = fieldNotes(form, signal);
  const showError = (field: Element) => {
    if (!field.matches(controls) || signal.aborted) return;
    notes.say(field, askFor(field as HTMLInputElement, texts()) || fieldMessage(field, texts()));
    if (field === controlsLike(form, `:is(${controls}):invalid`)[0]) (field as HTMLElement).focus();
  };

  // the suite shows its reason above the form
  const refusal = own(form).previousElementSibling;
  const reason = refusal?.matches(".text-danger") ? refusal.textContent.trim() : "";
  for (const field of controlsLike<HTMLInputElement>(form, ".is-invalid")) {
    const text = askFor(field, texts()) || reason;
    if (!text) continue;
    const { className } = field;
    notes.say(field, text);
    // the end of a note takes the class away, which is the suite's here
    untilAbort(signal, () => (field.className = className));
  }

  for (const name of ["input", "change"] as const)
    onFields(
      form,
      name,
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (field.validity.valid) notes.clear(field);
      },
      { signal },
    );
  return { showError };
}
