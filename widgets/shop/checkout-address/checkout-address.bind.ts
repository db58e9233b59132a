import { own, type WidgetContext } from "#shared/element/index.ts";
import { controlsLike, onFields, sendFormAt } from "#shared/ui/index.ts";
import type { CheckoutAddressStore, CheckoutAddressTexts, events } from "./checkout-address.store.ts";

/** Code that loads after the page; tests replace it. */
export const checkoutAddressEnv = { loadForm: () => import("./form.ts"), loadCards: () => import("./cards.ts") };

/**
 * Holds presses on controls, or submissions of forms, until their code has loaded, then repeats each once, in their order: also if the code could not
 * be loaded, since the suite responds to the page's own form as well.
 * @param code settles once the code listens, or could not be loaded
 */
function holdUntil(
  code: Promise<unknown>,
  root: HTMLElement,
  type: "click" | "submit",
  selector: string,
  signal: AbortSignal,
): void {
  const end = new AbortController();
  const presses = new Map<HTMLElement, () => void>();
  const hold = (event: Event) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, submitter } = event as MouseEvent &
      Partial<SubmitEvent>;
    const control = own(target as Element).closest<HTMLElement>(selector);
    // the browser itself opens links in other windows
    if (!control || defaultPrevented || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (presses.has(control)) return;
    const { requestSubmit, click } = own(control as HTMLFormElement);
    presses.set(control, () => (type === "submit" ? requestSubmit(submitter) : click()));
  };
  own(root).addEventListener(type, hold, { capture: true, signal: AbortSignal.any([signal, end.signal]) });
  const repeat = () => {
    if (signal.aborted) return;
    end.abort();
    for (const press of presses.values()) press();
  };
  code.then(repeat, repeat);
}

/** Returns the form of an address, around the host or in it. */
const formIn = (host: Element): HTMLFormElement | null =>
  host.closest("form") ?? host.querySelector("form:has([name=country_id],[name=street])");

/** Shows errors beside their fields; the code loads with the first error. */
function bindErrors(
  form: HTMLFormElement,
  signal: AbortSignal,
  texts: WidgetContext<object, CheckoutAddressTexts>["texts"],
): void {
  let errors: Promise<{ showError(field: Element): void }> | undefined;
  const native = new AbortController();
  const load = () =>
    (errors ??= import("./errors.ts").then(({ bindFieldErrors }) => bindFieldErrors(form, () => texts.get(), signal)));
  onFields(
    form,
    "invalid",
    (event) => {
      // the browser's messages are in the browser's language and disappear
      event.preventDefault();
      load().then(
        ({ showError }) => showError(event.target as Element),
        () => {
          // the code could not be loaded: the browser's messages remain
          native.abort();
          own(form).reportValidity();
        },
      );
    },
    { capture: true, signal: AbortSignal.any([signal, native.signal]) },
  );
  // fields that the suite has refused
  if (controlsLike(form, ".is-invalid").length) void load().catch(() => {});
}

/** Binds the markup in the page and the store. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: CheckoutAddressStore,
  context: WidgetContext<object, CheckoutAddressTexts, typeof events>,
): void {
  const { texts, fail } = context;
  const form = formIn(host);
  if (form) {
    const code = checkoutAddressEnv.loadForm();
    const bound = code.then(({ bindForm }) => signal.aborted || bindForm(form, signal, store)).catch(fail);
    // without its code nothing is required, and the suite would get unchecked fields
    holdUntil(bound, form, "submit", "form", signal);
    bindErrors(form, signal, texts);
  }
  if (host.querySelector(".one_kanban")) {
    const code = checkoutAddressEnv.loadCards();
    const bound = code.then(({ bindCards }) => signal.aborted || bindCards(host, signal, store, context)).catch(fail);
    // links too, which wait for the choice of an address
    holdUntil(bound, host, "click", '.js_edit_address,.js_change_shipping,.btn-ship,a[href]:not([href^="#"])', signal);
  }
  // links with the role of a button need the space key
  host.addEventListener(
    "keydown",
    (event) => {
      const target = event.target as HTMLElement;
      if (event.key !== " " || !own(target).matches("a[role=button],.btn-ship")) return;
      event.preventDefault();
      target.click();
    },
    { signal },
  );
  // unless a handler of the page has sent the form
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && own(event.target).closest("a.a-submit");
      if (!link || event.defaultPrevented || !host.contains(link)) return;
      event.preventDefault();
      sendFormAt(link);
    },
    { signal },
  );
}
