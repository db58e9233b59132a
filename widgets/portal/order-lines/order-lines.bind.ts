import { own, type WidgetContext } from "#shared/element/index.ts";
import { wholeNumber } from "#shared/format/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { labelsAround, listener, makeButton, restoreAttributes } from "#shared/ui/index.ts";
import type { LineAction, OrderLineRef } from "../api/order-lines.ts";
import { createQuantities, loadAnswer } from "./order-lines.env.ts";
import { actionOf, buttons, fields, lineAt, showBusy } from "./order-lines.markup.ts";
import type { OrderLinesProps, OrderLinesStore, OrderLinesTexts } from "./order-lines.store.ts";

type Context = Pick<WidgetContext<OrderLinesProps, OrderLinesTexts>, "fail" | "lang" | "props" | "server" | "texts">;

/** The page of an order, for an element without lines. */
export const loads: Loads<OrderLinesProps, OrderLinesTexts> = {
  markup: `${buttons},${fields},[data-line-id]`,
  path: ({ orderId, accessToken }) =>
    orderId
      ? `/my/orders/${orderId}${accessToken ? `?access_token=${encodeURIComponent(accessToken)}` : ""}`
      : undefined,
  reader: () => import("./LoadedOrder.tsx").then(({ readPage }) => readPage),
};

const loadError = "the code that shows changed amounts could not be loaded";

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

interface Handlers {
  /** Handles a press of a button. Returns false if the button belongs to no line. */
  press(control: Element): boolean;
  /** Handles each key in a field. */
  type(field: HTMLInputElement): void;
  /** Handles the end of typing in a field. */
  commit(field: HTMLInputElement): void;
  isTyped(field: HTMLInputElement): boolean;
}

const fieldAt = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches(fields) ? target : undefined;

/** Calls handlers for presses of buttons, and for quantities that a visitor types. @see docs/reference/portal.md#portal-24 */
function listen(host: HTMLElement, signal: AbortSignal, { press, type, commit, isTyped }: Handlers): void {
  const on = listener(host, signal);
  for (const name of ["pointerenter", "focusin"] as const) on(name, () => void loadAnswer().catch(() => {}));
  on("click", (event) => {
    const control = event.target instanceof Element && own(event.target).closest(buttons);
    if (control && !event.defaultPrevented && press(control)) event.preventDefault();
  });
  const onField = (name: "input" | "change" | "focusout", handle: (field: HTMLInputElement) => void) =>
    on(name, (event) => {
      const field = fieldAt(event);
      if (field) handle(field);
    });
  onField("input", type);
  onField("change", commit);
  // without `change` if the text is as it was when the visitor entered the field
  onField("focusout", (field) => isTyped(field) && commit(field));
  on("keydown", (event) => {
    const field = fieldAt(event);
    if (event.key !== "Enter" || event.isComposing || !field) return;
    // Enter would submit a form around the field
    event.preventDefault();
    commit(field);
  });
}

/** Binds the order lines in a host to the store until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, store: OrderLinesStore, context: Context): void {
  const { props, texts } = context;
  const { env, type, isTyped, request } = createQuantities(host, context, isLoaded(host) ? store.refresh : reloadPage);
  /** Requests a change once its answer can be shown. */
  const change = (line: OrderLineRef, action: LineAction) =>
    void loadAnswer().then(
      () => store.change(line, action, env),
      (cause: unknown) => signal.aborted || store.fail(line, new SuiteError("network", loadError, { cause }), env),
    );
  const press = (control: Element): boolean => {
    const line = lineAt(control, host, props.get());
    if (line) change(line, actionOf(control));
    return !!line;
  };
  /** Requests the quantity in a field, once: browsers dispatch `change` after Enter too. */
  const commit = (field: HTMLInputElement) => {
    const line = lineAt(field, host, props.get());
    if (!line || !request(field)) return;
    const quantity = wholeNumber(field.value);
    if (quantity >= 0) change(line, quantity);
    else store.refuse(line, env);
  };
  nameControls(host, signal, texts.get());
  listen(host, signal, { press, type, commit, isTyped });
  untilAbort(
    signal,
    store.state.subscribe(({ busy }) => showBusy(host, busy)),
  );
}
