import { own, type WidgetContext } from "#shared/element/index.ts";
import { fieldsOf, listener } from "#shared/ui/index.ts";
import type { FormProps, FormTexts } from "./form.types.ts";

type Context = Pick<WidgetContext<FormProps, FormTexts>, "texts" | "state" | "fail">;

const files = "input[type=file]:not(:disabled)";

/** Lets visitors drop files on the form and paste them into it; the code that adds them loads with the first file. */
export function bindFiles(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { texts, state, fail }: Context,
  complain: (control: HTMLInputElement, text: string) => void,
): void {
  const load = () => import("./files.tsx");
  /** Returns the file control of a field, or the first one of the form; undefined for a file control itself, which browsers serve. */
  const inputAt = (target: EventTarget | null): HTMLInputElement | null | undefined => {
    const element = own(target as Element);
    if (element.matches(files)) return undefined;
    return (
      element.closest(".form-field:not(form),label")?.querySelector<HTMLInputElement>(files) ??
      fieldsOf(form).find((control) => control.matches(files))
    );
  };
  const add = (event: Event, data: DataTransfer | null) => {
    const input = inputAt(event.target);
    if (!input || !data?.files.length || event.defaultPrevented) return;
    event.preventDefault();
    // the list of the event is empty after the event
    const chosen = [...data.files];
    load().then(({ addFiles }) => {
      const refusal = addFiles(input, chosen, texts.get());
      if (refusal) complain(input, refusal);
    }, fail);
  };
  const on = listener(host, signal);

  on("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files") || !inputAt(event.target)) return;
    event.preventDefault();
    state("drop", true);
  });
  on("dragleave", ({ relatedTarget }) => state("drop", host.contains(relatedTarget as Node | null)));
  on("drop", (event) => {
    state("drop", false);
    add(event, event.dataTransfer);
  });
  on("paste", (event) => {
    // office programs copy a text together with a picture of the text
    if (!event.clipboardData?.types.includes("text/plain")) add(event, event.clipboardData);
  });
  on("change", ({ target }) => {
    if (own(target as Element).matches(files)) load().catch(() => {});
  });
}
