import type { WidgetContext } from "#shared/element/index.ts";
import { addPicker, entrySentence, fieldNotes, readEntry, whileBrowsing, writeEntry } from "#shared/ui/index.ts";
import type { DateFieldProps, DateFieldStore, DateFieldTexts } from "./date-field.store.ts";

type Context = Pick<WidgetContext<DateFieldProps, DateFieldTexts>, "texts" | "editing">;

/** Adds a calendar and error messages to a field of the page; its text is sent as it is. */
export function bind(host: HTMLElement, signal: AbortSignal, store: DateFieldStore, context: Context): void {
  whileBrowsing(signal, context.editing, (end) => {
    const field = host.querySelector("input")!;
    const notes = fieldNotes(host, end);
    const texts = context.texts.get();
    addPicker(host, field, texts.pick, store.rule, end);
    field.addEventListener(
      "change",
      () => {
        const rule = store.rule();
        // the format is still loading
        if (!rule.format) return;
        const { value, problem } = readEntry(field.value, rule);
        if (problem) notes.say(field, entrySentence(field.value, problem, rule, texts));
        // the suite reads no other format
        else field.value = writeEntry(value, rule);
      },
      { signal: end },
    );
    field.addEventListener("input", () => readEntry(field.value, store.rule()).problem || notes.clear(field), {
      signal: end,
    });
  });
}
