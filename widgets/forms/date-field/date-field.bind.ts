import type { WidgetContext } from "#shared/element/index.ts";
import { addPicker, entryMessage, fieldNotes, readEntry, writeEntry } from "#shared/ui/index.ts";
import type { DateFieldProps, DateFieldStore, DateFieldTexts } from "./date-field.store.ts";

type Context = Pick<WidgetContext<DateFieldProps, DateFieldTexts>, "texts">;

/** Adds a calendar and error messages to a field of the page until the signal; its text is sent as it is. */
export function bindField(
  host: HTMLElement,
  field: HTMLInputElement,
  signal: AbortSignal,
  store: DateFieldStore,
  { texts }: Context,
): void {
  const notes = fieldNotes(host, signal);
  addPicker(host, field, texts.get().pick, store.rule, signal);
  field.addEventListener(
    "change",
    () => {
      const rule = store.rule();
      // the format is still loading
      if (!rule.format) return;
      const { value, problem } = readEntry(field.value, rule);
      if (problem) notes.say(field, entryMessage(field.value, problem, rule, texts.get()));
      // the suite reads no other format
      else field.value = writeEntry(value, rule);
    },
    { signal },
  );
  field.addEventListener("input", () => readEntry(field.value, store.rule()).problem || notes.clear(field), {
    signal,
  });
}
