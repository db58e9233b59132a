import type { WidgetContext } from "../../../shared/element/index.ts";
import { fieldNotes, whileBrowsing } from "../../../shared/ui/index.ts";
import { addPicker, entrySentence, readEntry } from "../../../shared/ui/date-entry/index.ts";
import type { DateFieldProps, DateFieldStore } from "./date-field.store.ts";
import type { DateFieldTexts } from "./date-field.strings.ts";

type Context = Pick<WidgetContext<DateFieldProps, DateFieldTexts>, "texts" | "editing">;

/** Gives a field of the page, which is sent as it is written, a calendar, and says beside it what is wrong with it. */
export function drive(host: HTMLElement, signal: AbortSignal, store: DateFieldStore, context: Context): void {
  whileBrowsing(signal, context.editing, (end) => {
    const field = host.querySelector("input")!;
    const notes = fieldNotes(host, end);
    const texts = context.texts.get();
    addPicker(host, field, texts.pick, store.rule, end);
    const problem = () => readEntry(field.value, store.rule()).problem;
    field.addEventListener(
      "change",
      () => {
        const wrong = problem();
        if (wrong) notes.say(field, entrySentence(field.value, wrong, store.rule(), texts));
      },
      { signal: end },
    );
    field.addEventListener("input", () => problem() || notes.clear(field), { signal: end });
  });
}
