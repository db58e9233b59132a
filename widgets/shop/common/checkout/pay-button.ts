import { atom, type ReadableAtom } from "nanostores";
import { ownDocument, shared } from "#shared/element/index.ts";
import { lendAttributes } from "#shared/ui/index.ts";

/** Reasons by their owner; an empty reason disables the button without a message. */
type Reasons = ReadonlyMap<object, string>;

export interface PayButton {
  /** Reasons for which the button is disabled. */
  readonly reasons: ReadableAtom<Reasons>;
  /** Sets or removes the reason of an owner. @param reason undefined if the owner no longer has one */
  hold(owner: object, reason: string | undefined): void;
}

/** Id of the button on the suite's pages. */
export const builtInPayButton = "o_payment_form_pay";

/** Joins the reasons into one message. */
export const reasonText = (reasons: Reasons): string => [...reasons.values()].filter(Boolean).join(" ");

function createPayButton(id: string): PayButton {
  const reasons = atom<Reasons>(new Map());
  let disabled: Element | null = null;
  let end = new AbortController();

  function write(): void {
    const isHeld = reasons.get().size > 0;
    const button = ownDocument.getElementById(id);
    if (!isHeld || button !== disabled) {
      end.abort();
      disabled = null;
    }
    if (!isHeld || !button) return;
    if (!disabled) {
      end = new AbortController();
      lendAttributes(button, ["disabled", "aria-description"], end.signal);
      disabled = button;
    }
    button.toggleAttribute("disabled", true);
    // screen readers read the reason with the button, wherever the message is shown
    const message = reasonText(reasons.get());
    if (message) button.setAttribute("aria-description", message);
    else button.removeAttribute("aria-description");
  }

  return {
    reasons,
    hold(owner, reason) {
      const next = new Map(reasons.get());
      if (reason === undefined) next.delete(owner);
      else next.set(owner, reason);
      reasons.set(next);
      write();
    },
  };
}

/** Returns the button that pays, by its id: several elements disable it, each while it has a reason. */
export const payButton = (id: string): PayButton => shared(`suite.pay-button ${id}`, () => createPayButton(id));
