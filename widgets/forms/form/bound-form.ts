import { own, type WidgetContext } from "#shared/element/index.ts";
import { hostOf } from "#shared/loaded/index.ts";
import { fieldsOf, onFields } from "#shared/ui/index.ts";
import type { Checking } from "./checking.ts";
import { isDateField, isNativeDate } from "./fields.markup.ts";
import type { BoundForm, FieldError, FormProps, FormTexts } from "./form.types.ts";
import { bodyOf } from "./values.markup.ts";

type Context = Pick<WidgetContext<FormProps, FormTexts>, "props" | "texts" | "server" | "lang">;

const unchanged = (_: string, value: string): string => value;

/** Returns the messages of the browser, in its own language. */
const nativeErrors = (form: HTMLFormElement): FieldError[] =>
  fieldsOf(form)
    .filter(({ willValidate, validity }) => willValidate && !validity.valid)
    .map(({ name, validationMessage: text }) => ({ name, label: name, text }));

/** Binds a form of the page for the store, until the signal. The code that checks it loads when the visitor enters the form. */
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
      // controls that only open a calendar have no name
      const dates = fieldsOf(form).filter((control) => control.name && control.value && isDateField(control));
      const loaded = dates.length ? import("./dates.ts") : undefined;
      const write = await loaded
        ?.then(({ writtenDates }) => writtenDates(server, lang, dates))
        // typed dates are sent unchanged
        .catch((error: unknown) => {
          if (dates.some(isNativeDate)) throw error;
        });
      return bodyOf(hostOf(host), form, props.get().honeypot, write ?? unchanged);
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
    /** Handles a changed control. Returns the name of its field if the field was invalid and is valid now. */
    settle: (control: EventTarget | null) => checking?.settle(control),
    /** Shows a message at a control. */
    complain: (control: HTMLInputElement, text: string) =>
      void load().then(
        ({ complain }) => complain(control, text),
        () => {},
      ),
  };
}
