import { own, type WidgetContext } from "#shared/element/index.ts";
import { fieldsOf, onFields } from "#shared/ui/index.ts";
import type { Checking } from "./checking.ts";
import { isDateField, isNativeDate } from "./fields.markup.ts";
import type { BoundForm, FieldError, FormProps, FormTexts } from "./form.types.ts";
import { bodyOf } from "./values.markup.ts";

type Context = Pick<WidgetContext<FormProps, FormTexts>, "props" | "texts" | "server" | "lang">;

const asItIs = (_: string, value: string): string => value;

/** What the browser says, in its own language. */
const nativeErrors = (form: HTMLFormElement): FieldError[] =>
  fieldsOf(form)
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map(({ name, validationMessage: text }) => ({ name, label: name, text }));

/** A form in the page for the store, until the signal. The code that checks it comes when somebody begins to fill it in. */
export function createBoundForm(host: HTMLElement, form: HTMLFormElement, signal: AbortSignal, context: Context) {
  const { props, server, lang } = context;
  let checking: Checking | undefined;
  let loading: Promise<Checking> | undefined;
  const load = () =>
    (loading ??= import("./checking.ts").then(
      ({ createChecking }) => (checking ??= createChecking(host, form, signal, context)),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  onFields(form, "focusin", () => void load().catch(() => {}), { signal });

  const bound: BoundForm = {
    check: () =>
      load().then(
        ({ check }) => check(),
        () => nativeErrors(form),
      ),
    refuse: (refused) => checking?.refuse(refused) ?? [],
    async body() {
      // those that only open a calendar have no name
      const dates = fieldsOf(form).filter((control) => control.name && control.value && isDateField(control));
      const loaded = dates.length ? import("./dates.ts") : undefined;
      const write = await loaded
        ?.then(({ writtenDates }) => writtenDates(server, lang, dates))
        // the suite reads the text as it was typed
        .catch((error: unknown) => {
          if (dates.some(isNativeDate)) throw error;
        });
      return bodyOf(host, form, props.get().honeypot, write ?? asItIs);
    },
    isTrapped: () => {
      const { honeypot } = props.get();
      return !!honeypot && new FormData(form).getAll(honeypot).some(Boolean);
    },
    reset: () => own(form).reset(),
    focus: (name) => checking?.focus(name),
  };
  return {
    bound,
    clear: () => checking?.clear(),
    /** Somebody has changed a control; gives the name of its field where that was wrong and is right now. */
    settle: (control: EventTarget | null) => checking?.settle(control),
    /** Says something about a control. */
    complain: (control: HTMLInputElement, text: string) =>
      void load().then(
        ({ complain }) => complain(control, text),
        () => {},
      ),
  };
}
