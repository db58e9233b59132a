import { own, type WidgetContext } from "#shared/element/index.ts";
import type { Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { controlsOf, fieldsOf, listener, onEnter, onFields } from "#shared/ui/index.ts";
import { createBoundForm } from "./bound-form.ts";
import type { FormStore } from "./form.store.ts";
import type { FormProps, FormTexts } from "./form.types.ts";
import { hideTrap, nameControls, prepareForm } from "./prepare.markup.ts";
import { holdControl } from "./send-control.ts";

type Context = WidgetContext<FormProps, FormTexts>;

/** Any page with a form of the suite, for an element without a form. */
export const loads: Loads<FormProps, FormTexts> = {
  markup: "form,input,select,textarea,button",
  path: () => undefined,
  reader: () => import("./LoadedForm.tsx").then(({ readPage }) => readPage),
};

/** @see docs/reference/forms.md#forms-4 */
const sendControl = ".o_website_form_send";
const sends = ({ type }: HTMLInputElement): boolean => /^(submit|image)$/.test(type);

function bindMarkup(host: HTMLElement, form: HTMLFormElement, signal: AbortSignal, store: FormStore, context: Context) {
  const { bound, settle, clear, complain } = createBoundForm(host, form, signal, context);
  const { draft, honeypot } = context.props.get();
  prepareForm(form, signal);
  nameControls(host, signal);
  if (honeypot) hideTrap(form, honeypot, signal);
  store.attach(bound);
  const submit = () => void store.submit();
  const on = listener(host, signal);

  on("submit", (event) => {
    if (event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  });
  on("click", (event) => {
    if (!own(event.target as Element).closest(sendControl)) return;
    event.preventDefault();
    submit();
  });
  on("keydown", (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.repeat || event.key !== " " || !own(target).matches(`a${sendControl}`)) return;
    event.preventDefault();
    submit();
  });
  onEnter(form, signal, (event) => {
    if (controlsOf(form).some(sends)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  });
  for (const name of ["input", "change"] as const)
    onFields(
      form,
      name,
      ({ target }) => {
        const name = settle(target);
        if (name !== undefined) store.settle(name);
        else if (/^(sent|cancelled)$/.test(store.state.get().outcome)) store.dismiss();
      },
      { signal },
    );
  on("reset", () => {
    clear();
    if (store.state.get().outcome !== "sent") store.dismiss();
  });
  holdControl(host, () => host.querySelector<HTMLElement>(sendControl) ?? fieldsOf(form).find(sends), store, signal);
  if (draft)
    void import("./draft.ts").then(
      ({ keepDraft }) => signal.aborted || keepDraft(host, form, context.props.get(), signal),
      context.fail,
    );
  if (controlsOf(form).some(({ type }) => type === "file"))
    void import("./drop.ts").then(
      ({ bindFiles }) => signal.aborted || bindFiles(host, form, signal, context, complain),
      context.fail,
    );
  untilAbort(signal, () => store.attach(undefined));
}

/** Binds the form in a host to the store until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, store: FormStore, context: Context): void {
  const form = host.querySelector("form");
  if (form && host.isConnected) bindMarkup(host, form, signal, store, context);
}
