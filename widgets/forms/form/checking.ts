import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { fieldMessage, fieldNotes, isEnabled, recordAttributes } from "#shared/ui/index.ts";
import { type Field, fieldsIn, isDateField } from "./fields.markup.ts";
import type { BoundForm, FieldError, FormProps, FormTexts } from "./form.types.ts";

/** Returns the error of a date; empty: none. */
type CheckDate = (control: HTMLInputElement) => string;

/** Returns the error of a field; empty: none. @see docs/reference/forms.md#forms-6 */
function errorOf({ controls }: Field, texts: FormTexts, checkDate: CheckDate): string {
  const required = controls.filter((each) => each.type === "checkbox" && each.required && isEnabled(each));
  if (required.length && !required.some(({ checked }) => checked))
    return required.length > 1 ? texts.tickOne : texts.tick;
  for (const control of controls) {
    if (control.type === "checkbox" || !control.willValidate) continue;
    const error = checkDate(control) || (control.validity.valid ? "" : fieldMessage(control, texts));
    if (error) return error;
  }
  return "";
}

/** Marks fields like the suite's built-in front end, each with a message; removes all marks with the signal. */
function createMarks(host: Element, signal: AbortSignal) {
  const notes = fieldNotes(host, signal);
  const marked = new Map<Field, (() => void) | undefined>();
  const clear = (field: Field) => {
    const takeBack = marked.get(field);
    if (!marked.delete(field)) return;
    notes.clear(field.controls[0]!);
    field.block?.classList.remove("o_has_error");
    takeBack?.();
  };
  const clearAll = () => [...marked.keys()].forEach(clear);
  untilAbort(signal, clearAll);
  return {
    mark(field: Field, text: string): FieldError {
      clear(field);
      notes.say(field.controls[0]!, text, field.controls);
      if (!signal.aborted) {
        marked.set(field, field.block && recordAttributes(field.block, ["class"]));
        field.block?.classList.add("o_has_error");
      }
      return { name: field.name, label: field.label, text };
    },
    clear,
    clearAll,
    /** Returns the marked field of a control. */
    of: (control: EventTarget | null) =>
      [...marked.keys()].find(({ controls }) => controls.some((each) => each === control)),
  };
}

/** Check of a form, with marks at its fields. */
export interface Checking extends Pick<BoundForm, "check" | "refuse" | "focus"> {
  clear(): void;
  settle(control: EventTarget | null): string | undefined;
  complain(control: HTMLInputElement, text: string): void;
}

/** Checks the fields of a form, and marks those with errors until the signal. */
export function createChecking(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { texts, server, lang }: Pick<WidgetContext<FormProps, FormTexts>, "texts" | "server" | "lang">,
): Checking {
  const marks = createMarks(host, signal);
  let checkDate: CheckDate = () => "";
  return {
    async check() {
      if (fieldsIn(form).some(({ controls }) => controls.some(isDateField))) {
        // if the code fails to load, the suite checks the dates
        checkDate = await import("./dates.ts").then(
          ({ createDates }) => createDates(server, lang, texts.get()),
          () => () => "",
        );
      }
      marks.clearAll();
      const errors: FieldError[] = [];
      for (const field of fieldsIn(form)) {
        const text = errorOf(field, texts.get(), checkDate);
        if (text) errors.push(marks.mark(field, text));
      }
      return errors;
    },
    refuse: (refused) =>
      fieldsIn(form)
        .filter(({ name }) => Object.hasOwn(refused, name))
        .map((field) => marks.mark(field, refused[field.name] || texts.get().check)),
    focus: (name) =>
      fieldsIn(form)
        .find((field) => field.name === name)
        ?.controls[0]!.focus(),
    clear: marks.clearAll,
    settle(control) {
      const field = marks.of(control);
      if (!field || errorOf(field, texts.get(), checkDate)) return undefined;
      marks.clear(field);
      return field.name;
    },
    complain(control, text) {
      const field = fieldsIn(form).find((each) => each.controls.includes(control));
      if (field) marks.mark(field, text);
    },
  };
}
