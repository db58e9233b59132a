import { fieldNotes, lendAttributes, restoreAttributes } from "#shared/ui/index.ts";
import { brandOf } from "./card/brand.ts";
import { edited, type Format, formatCode, formatExpiry, formatNumber } from "./card/format.ts";
import { isCardNumber, isCode, isExpiry } from "./card/rules.ts";
import { cardField, codeField, type Control, requiredIn } from "./form.markup.ts";

interface CardField {
  readonly field: HTMLInputElement | null;
  /** Autofill token of the HTML standard. */
  readonly token: string;
  readonly format?: Format;
  isValid(value: string): boolean;
}

const kinds = (block: Element): readonly CardField[] => {
  const number = cardField(block, "cc_number");
  return [
    { field: number, token: "cc-number", format: formatNumber, isValid: isCardNumber },
    { field: cardField(block, "cc_holder_name"), token: "cc-name", isValid: (value) => !!value.trim() },
    {
      field: cardField(block, "cc_expiry"),
      token: "cc-exp",
      format: formatExpiry,
      isValid: (value) => isExpiry(value, new Date()),
    },
    {
      field: codeField(block),
      token: "cc-csc",
      format: formatCode,
      // the length depends on the brand of the number
      isValid: (value) => isCode(value, number?.value ?? ""),
    },
  ];
};

/** Shows the brand of the number by the classes of the page's style sheets. */
function showBrand(block: Element, number: HTMLInputElement): void {
  const name = brandOf(number.value)?.name ?? "";
  number.classList.toggle("identified", !!name);
  number.classList.toggle("unknown", !name);
  const picture = block.querySelector(".card_placeholder");
  if (picture) picture.className = `card_placeholder ${name}`.trim();
  const field = cardField(block, "cc_brand");
  if (field && name) field.value = name;
}

/** Formats the text of a field while the visitor types; the caret keeps its position. */
function bindFormat(field: HTMLInputElement, format: Format, signal: AbortSignal): void {
  let before = field.value;
  field.addEventListener(
    "input",
    (event) => {
      const { inputType = "", isComposing } = event as InputEvent;
      if (isComposing) return;
      const caret = field.selectionStart ?? field.value.length;
      const next = edited(format, { value: field.value, caret }, before, inputType);
      if (next.value !== field.value) {
        field.value = next.value;
        if (field.matches(":focus")) field.setSelectionRange(next.caret, next.caret);
      }
      before = field.value;
    },
    { signal },
  );
}

export interface CardFields {
  /** Returns true if all required fields are valid; otherwise marks the invalid ones and focuses the first. */
  check(): boolean;
}

/** Sets the attributes of the card's fields until the signal aborts, and formats what visitors type. */
function prepareFields(known: readonly CardField[], signal: AbortSignal): void {
  for (const { field, token, format } of known) {
    if (!field) continue;
    restoreAttributes(field, ["autocomplete", "inputmode", "spellcheck"], signal);
    field.setAttribute("autocomplete", token);
    field.setAttribute("spellcheck", "false");
    if (format) {
      field.setAttribute("inputmode", "numeric");
      bindFormat(field, format, signal);
    }
  }
}

/** Binds the fields of a card in a provider's block until the signal aborts. */
export function bindCard(block: HTMLElement, invalid: () => string, signal: AbortSignal): CardFields {
  const notes = fieldNotes(block, signal);
  const known = kinds(block);
  prepareFields(known, signal);
  const fields = new Set<Control>([...known.flatMap(({ field }) => field ?? []), ...requiredIn(block)]);
  for (const field of fields) lendAttributes(field, ["class"], signal);
  const picture = block.querySelector(".card_placeholder");
  if (picture) lendAttributes(picture, ["class"], signal);

  const isValueValid = (field: Control): boolean => {
    const kind = known.find((each) => each.field === field);
    return kind ? kind.isValid(field.value) : field.validity.valid && !!field.value.trim();
  };
  const show = (field: Control, isValid: boolean) => {
    field.classList.toggle("is-valid", isValid);
    field.closest(".form-group:not(form)")?.classList.toggle("o_has_success", isValid);
    field.closest(".form-group:not(form)")?.classList.toggle("o_has_error", !isValid);
    if (isValid) notes.clear(field);
    else notes.say(field, invalid());
  };
  for (const group of new Set([...fields].map((field) => field.closest(".form-group:not(form)"))))
    if (group) lendAttributes(group, ["class"], signal);

  const number = known[0]!.field;
  block.addEventListener(
    "input",
    ({ target }) => {
      const field = target as Control;
      if (field === number) showBrand(block, number!);
      // removes the error at once, not only when the field loses the focus
      if (field.matches("[aria-invalid]") && isValueValid(field)) show(field, true);
    },
    { signal },
  );
  block.addEventListener(
    "focusout",
    ({ target }) => {
      const field = target as Control;
      if (fields.has(field) && field.value) show(field, isValueValid(field));
    },
    { signal },
  );
  if (number) showBrand(block, number);
  return {
    check() {
      const wrong = requiredIn(block).filter((field) => {
        const isValid = isValueValid(field);
        show(field, isValid);
        return !isValid;
      });
      wrong[0]?.focus();
      return wrong.length === 0;
    },
  };
}
