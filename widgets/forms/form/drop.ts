import { own, type WidgetContext } from "#shared/element/index.ts";
import { fieldsOf, listener } from "#shared/ui/index.ts";
import type { FormProps, FormTexts } from "./form.types.ts";

type Context = Pick<WidgetContext<FormProps, FormTexts>, "texts" | "state" | "fail">;

const files = "input[type=file]:not(:disabled)";

/** Files may be dropped on the form and pasted into it; the code for them comes when somebody chooses one. */
export function bindFiles(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { texts, state, fail }: Context,
  complain: (control: HTMLInputElement, text: string) => void,
): void {
  const load = () => import("./files.tsx");
  /** Of the field that something is dropped on, else the first one; the browser itself serves its own control. */
  const inputAt = (target: EventTarget | null): HTMLInputElement | null | undefined => {
    const element = own(target as Element);
    if (element.matches(files)) return undefined;
    return (
      element.closest(".form-field,label")?.querySelector<HTMLInputElement>(files) ??
      fieldsOf(form).find((control) => control.matches(files))
    );
  };
  const take = (event: Event, data: DataTransfer | null) => {
    const input = inputAt(event.target);
    if (!input || !data?.files.length || event.defaultPrevented) return;
    event.preventDefault();
    // the event's list is empty later
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
    take(event, event.dataTransfer);
  });
  on("paste", (event) => {
    // a text may come with a picture of itself
    if (!event.clipboardData?.types.includes("text/plain")) take(event, event.clipboardData);
  });
  on("change", ({ target }) => {
    if (own(target as Element).matches(files)) load().catch(() => {});
  });
}
