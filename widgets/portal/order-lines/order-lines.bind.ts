import { own, type WidgetContext } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { adoptStyles, labelsAround, listener, makeButton, restoreAttributes, whileBrowsing } from "#shared/ui/index.ts";
import type { LineAction, OrderLineRef } from "../api/order-lines.ts";
import { actionOf, buttons, fieldOf, fields, lineAt, showBusy } from "./order-lines.markup.ts";
import css from "./order-lines.page.css";
import type { OrderLinesTexts } from "./order-lines.store.ts";
import { type OrderLinesProps, type OrderLinesStore, type OrderPaper, quantityOf } from "./order-lines.store.ts";

type Context = Pick<WidgetContext<OrderLinesProps, OrderLinesTexts>, "editing" | "fail" | "props" | "server" | "texts">;

const lost = "the code that shows changed amounts could not be loaded";

/** Loads the code that shows answers, as soon as a visitor is about to change a line. */
const loadAnswer = () => import("./answer.ts");

/** Quantities of the fields in a host. */
function createQuantities(host: HTMLElement) {
  /** Quantities that the suite has. */
  const known = new WeakMap<HTMLInputElement, string>();
  /** Requested quantities. */
  const wanted = new WeakMap<HTMLInputElement, string>();
  const knownOf = (field: HTMLInputElement) => known.get(field) ?? field.defaultValue;
  return {
    /** Returns true if the quantity in a field is neither the suite's nor requested; from then on it is requested. */
    request(field: HTMLInputElement): boolean {
      if (field.value === (wanted.get(field) ?? knownOf(field))) return false;
      wanted.set(field, field.value);
      return true;
    },
    /** Stores the suite's quantity of a line, and writes it into the field unless another one is requested. */
    answer({ lineId }: OrderLineRef, quantity: string, isLast: boolean): void {
      const field = fieldOf(host, lineId);
      if (!field) return;
      known.set(field, quantity);
      if (!isLast) return;
      // at once: a `change` event between the two would request the typed quantity again
      wanted.delete(field);
      field.value = quantity;
    },
    quantity({ lineId }: OrderLineRef): number {
      const field = fieldOf(host, lineId);
      return field ? Number(knownOf(field)) : NaN;
    },
    putBack({ lineId }: OrderLineRef): void {
      const field = fieldOf(host, lineId);
      if (!field) return;
      wanted.delete(field);
      field.value = knownOf(field);
    },
  };
}

/** Names buttons and fields that have no name. */
function nameControls(host: HTMLElement, signal: AbortSignal, texts: OrderLinesTexts): void {
  for (const control of host.querySelectorAll<HTMLElement>(buttons))
    makeButton(control, texts[actionOf(control)], signal);
  const labelsOf = labelsAround(host);
  for (const field of host.querySelectorAll<HTMLInputElement>(fields)) {
    restoreAttributes(field, ["aria-busy", "aria-label"], signal);
    if (!labelsOf(field).length) field.ariaLabel ??= texts.quantity;
  }
}

/** Calls back for buttons of buttons, and for quantities that a visitor typed. */
function listen(
  host: HTMLElement,
  signal: AbortSignal,
  press: (control: Element) => boolean,
  take: (field: HTMLInputElement) => void,
): void {
  const on = listener(host, signal);
  for (const name of ["pointerenter", "focusin"] as const) on(name, () => void loadAnswer().catch(() => {}));
  on("click", (event) => {
    const control = event.target instanceof Element && own(event.target).closest(buttons);
    if (control && !event.defaultPrevented && press(control)) event.preventDefault();
  });
  on("change", ({ target: field }) => {
    if (field instanceof HTMLInputElement && field.matches(fields)) take(field);
  });
  on("keydown", (event) => {
    const { target: field } = event;
    if (event.key !== "Enter" || event.isComposing || !(field instanceof HTMLInputElement)) return;
    if (!field.matches(fields)) return;
    // Enter would submit a form around the field
    event.preventDefault();
    take(field);
  });
}

/** Binds the order lines in a host to the store until the signal, except while an operator edits the page. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: OrderLinesStore,
  { editing, fail, props, server, texts }: Context,
): void {
  adoptStyles(host, css);
  const { request, answer: takeAnswer, quantity, putBack } = createQuantities(host);
  const paper: OrderPaper = {
    async show(line, answer, isLast) {
      takeAnswer(line, answer.quantity, isLast);
      const { writeAnswer } = await loadAnswer();
      await writeAnswer(host, line, answer, server).catch(fail);
    },
    quantity,
    putBack,
    reload: reloadPage,
  };
  /** Requests a change once its answer can be shown. */
  const change = (line: OrderLineRef, action: LineAction) =>
    void loadAnswer().then(
      () => store.change(line, action, paper),
      (cause: unknown) => signal.aborted || store.fail(line, new SuiteError("network", lost, { cause }), paper),
    );
  const press = (control: Element): boolean => {
    const line = lineAt(control, host, props.get());
    if (line) change(line, actionOf(control));
    return !!line;
  };
  /** Requests the quantity in a field, once: browsers dispatch `change` after Enter too. */
  const take = (field: HTMLInputElement) => {
    const line = lineAt(field, host, props.get());
    if (!line || !request(field)) return;
    const typed = quantityOf(field.value);
    if (typed === undefined) store.refuse(line, paper);
    else change(line, typed);
  };
  whileBrowsing(signal, editing, (end) => {
    nameControls(host, end, texts.get());
    listen(host, end, press, take);
    untilAbort(
      end,
      store.state.subscribe(({ busy }) => showBusy(host, busy)),
    );
  });
}
