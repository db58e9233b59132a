import { atom, type ReadableAtom } from "nanostores";
import { ownDocument, shared } from "#shared/element/index.ts";
import { lendAttributes } from "#shared/ui/index.ts";

/** By who says so; an empty text is not told. */
type Reasons = ReadonlyMap<object, string>;

export interface PayButton {
  /** Why it must wait. */
  readonly reasons: ReadableAtom<Reasons>;
  /** @param reason undefined: `owner` has none any more */
  hold(owner: object, reason: string | undefined): void;
}

/** What the suite calls the button in its own pages. */
export const builtInPayButton = "o_payment_form_pay";

export const toldReasons = (reasons: Reasons): string => [...reasons.values()].filter(Boolean).join(" ");

function createPayButton(id: string): PayButton {
  const reasons = atom<Reasons>(new Map());
  let held: Element | null = null;
  let end = new AbortController();

  function write(): void {
    const waits = reasons.get().size > 0;
    const button = ownDocument.getElementById(id);
    if (!waits || button !== held) {
      end.abort();
      held = null;
    }
    if (!waits || !button) return;
    if (!held) {
      end = new AbortController();
      lendAttributes(button, ["disabled", "aria-description"], end.signal);
      held = button;
    }
    button.toggleAttribute("disabled", true);
    // who comes to the button by reading hears why, wherever the sentence stands
    const told = toldReasons(reasons.get());
    if (told) button.setAttribute("aria-description", told);
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

/** The button that pays, which several elements keep disabled while one of them has a reason. It is found by its id. */
export const payButton = (id: string): PayButton => shared(`suite.pay-button ${id}`, () => createPayButton(id));
