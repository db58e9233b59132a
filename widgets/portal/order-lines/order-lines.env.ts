import type { WidgetContext } from "#shared/element/index.ts";
import { latinDigits } from "#shared/format/index.ts";
import type { LineAnswer, OrderLineRef } from "../api/order-lines.ts";
import { fieldOf, quantityLike } from "./order-lines.markup.ts";

/** Functions of the page that the store needs. */
export interface OrderLinesEnv {
  /** Shows an answer. @param isLast true if no other change of the line waits: the field gets the quantity of the suite */
  show(line: OrderLineRef, answer: LineAnswer, isLast: boolean): Promise<void>;
  /** Returns the quantity in the suite. */
  quantity(line: OrderLineRef): number;
  /** Writes the quantity of the suite into the field, in place of the requested one. */
  putBack(line: OrderLineRef): void;
  reload(): void;
}

/** Loads the code that shows answers, as soon as a visitor is about to change a line. */
export const loadAnswer = () => import("./answer.ts");

// a change may outlast a binding, which the suite's editor ends: the next binding goes on with these
/** Quantities in the suite, as it writes them. */
const known = new WeakMap<HTMLInputElement, string>();
/** Requested quantities. */
const requested = new WeakMap<HTMLInputElement, string>();
/** Fields with text that the visitor is still typing. */
const typed = new WeakSet<HTMLInputElement>();

/** Quantities of the fields in a host, and the functions that the store needs. @param reload reads the order again */
export function createQuantities(
  host: HTMLElement,
  { server, fail, lang }: Pick<WidgetContext, "server" | "fail" | "lang">,
  reload: () => void,
) {
  /** Returns the quantity in the suite as the page writes it. */
  const knownOf = (field: HTMLInputElement) => {
    const answered = known.get(field);
    return answered === undefined ? field.defaultValue : quantityLike(field.defaultValue, answered, lang);
  };
  const writeKnown = (field: HTMLInputElement) => {
    requested.delete(field);
    if (!typed.has(field)) field.value = knownOf(field);
  };
  const env: OrderLinesEnv = {
    async show(line, answer, isLast) {
      const field = fieldOf(host, line.lineId);
      if (field) {
        known.set(field, answer.quantity);
        // at once: a `change` event between the two would request the typed quantity again
        if (isLast) writeKnown(field);
      }
      const { writeAnswer } = await loadAnswer();
      await writeAnswer(host, line, answer, server).catch(fail);
    },
    quantity({ lineId }) {
      const field = fieldOf(host, lineId);
      return field ? Number(known.get(field) ?? latinDigits(field.defaultValue)) : NaN;
    },
    putBack({ lineId }) {
      const field = fieldOf(host, lineId);
      if (field) writeKnown(field);
    },
    reload,
  };
  return {
    env,
    /** Keeps the text of a field until `request`: answers do not replace it. */
    type: (field: HTMLInputElement) => void typed.add(field),
    isTyped: (field: HTMLInputElement) => typed.has(field),
    /** Ends typing. Returns true if the quantity is neither the suite's nor requested yet; from then on it is requested. */
    request(field: HTMLInputElement): boolean {
      typed.delete(field);
      if (field.value === (requested.get(field) ?? knownOf(field))) return false;
      requested.set(field, field.value);
      return true;
    },
  };
}
