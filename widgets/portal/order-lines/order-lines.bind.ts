import { own, type WidgetContext } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { adoptStyles, labelsAround, makeButton, restoreAttributes, whileBrowsing } from "#shared/ui/index.ts";
import type { LineAct, OrderLineRef } from "../api/order-lines.ts";
import { actOf, fieldOf, fields, lineAt, presses, showBusy } from "./order-lines.markup.ts";
import css from "./order-lines.page.css";
import type { OrderLinesTexts } from "./order-lines.store.ts";
import { type OrderLinesProps, type OrderLinesStore, type OrderPaper, quantityOf } from "./order-lines.store.ts";

type Context = Pick<WidgetContext<OrderLinesProps, OrderLinesTexts>, "editing" | "fail" | "props" | "server" | "texts">;

const lost = "the code that shows changed amounts could not be loaded";

/** What shows an answer comes when somebody is about to change a line. */
const loadAnswer = () => import("./answer.ts");

/** Binds the lines in a host and the store until the signal, and not while somebody edits the page. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: OrderLinesStore,
  { editing, fail, props, server, texts }: Context,
): void {
  adoptStyles(host, css);
  /** Quantities as the suite has them. */
  const known = new WeakMap<HTMLInputElement, string>();
  /** Requested quantities. */
  const wanted = new WeakMap<HTMLInputElement, string>();
  const knownOf = (field: HTMLInputElement) => known.get(field) ?? field.defaultValue;
  const paper: OrderPaper = {
    async show(line, answer, isLast) {
      const field = fieldOf(host, line.lineId);
      if (field) {
        known.set(field, answer.quantity);
        if (isLast) {
          // at once: a `change` event between the two would request the typed quantity again
          wanted.delete(field);
          field.value = answer.quantity;
        }
      }
      const { writeAnswer } = await loadAnswer();
      await writeAnswer(host, line, answer, server).catch(fail);
    },
    quantity({ lineId }) {
      const field = fieldOf(host, lineId);
      return field ? Number(knownOf(field)) : NaN;
    },
    putBack({ lineId }) {
      const field = fieldOf(host, lineId);
      if (!field) return;
      wanted.delete(field);
      field.value = knownOf(field);
    },
    reload: reloadPage,
  };
  /** Nothing is sent whose answer could not be shown. */
  const change = (line: OrderLineRef, act: LineAct) =>
    void loadAnswer().then(
      () => store.change(line, act, paper),
      (cause: unknown) => signal.aborted || store.fail(line, new SuiteError("network", lost, { cause }), paper),
    );
  /** Sends the quantity in a field, once: a browser dispatches `change` after Enter too. */
  const take = (field: HTMLInputElement) => {
    const line = lineAt(field, host, props.get());
    if (!line || field.value === (wanted.get(field) ?? knownOf(field))) return;
    wanted.set(field, field.value);
    const quantity = quantityOf(field.value);
    if (quantity === undefined) store.refuse(line, paper);
    else change(line, quantity);
  };
  whileBrowsing(signal, editing, (end) => {
    for (const name of ["pointerenter", "focusin"])
      host.addEventListener(name, () => void loadAnswer().catch(() => {}), { signal: end });
    for (const control of host.querySelectorAll<HTMLElement>(presses))
      makeButton(control, texts.get()[nameOf(control)], end);
    const labelsOf = labelsAround(host);
    for (const field of host.querySelectorAll<HTMLInputElement>(fields)) {
      restoreAttributes(field, ["aria-busy", "aria-label"], end);
      if (!labelsOf(field).length) field.ariaLabel ??= texts.get().quantity;
    }
    host.addEventListener(
      "click",
      (event) => {
        const control = event.target instanceof Element && own(event.target).closest(presses);
        const line = control && lineAt(control, host, props.get());
        if (!line || event.defaultPrevented) return;
        event.preventDefault();
        change(line, actOf(control));
      },
      { signal: end },
    );
    host.addEventListener(
      "change",
      ({ target: field }) => void (field instanceof HTMLInputElement && field.matches(fields) && take(field)),
      { signal: end },
    );
    host.addEventListener(
      "keydown",
      (event) => {
        const { target: field } = event;
        if (event.key !== "Enter" || event.isComposing || !(field instanceof HTMLInputElement)) return;
        if (!field.matches(fields)) return;
        // a form around it must not be sent
        event.preventDefault();
        take(field);
      },
      { signal: end },
    );
    untilAbort(
      end,
      store.state.subscribe(({ busy }) => showBusy(host, busy)),
    );
  });
}

/** Of a link that has a picture alone. */
const nameOf = (control: Element): "plus" | "minus" | "remove" => {
  const act = actOf(control);
  return typeof act === "number" ? "plus" : act;
};
