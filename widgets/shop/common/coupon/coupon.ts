import { own, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes, sendFormAt } from "#shared/ui/index.ts";

/** What a press on a control of the page does, by its selector. */
export type PressActs = readonly (readonly [selector: string, act: (control: Element) => void])[];

/** The link that hides itself and shows the form for a code, and the form's own link (behaviour/shop-cart-checkout.md items 28 and 39). */
export const couponActs = (signal: AbortSignal, editing: WidgetContext["editing"]): PressActs => [
  [
    ".show_coupon",
    (control) => {
      const form = control.parentElement && own(control.parentElement).querySelector(".coupon_form");
      const end = new AbortController();
      for (const part of [control, form]) if (part) restoreAttributes(part, ["class"], end.signal);
      untilAbort(
        signal,
        () => end.abort(),
        editing.listen((isEditing) => isEditing && end.abort()),
      );
      control.classList.add("d-none");
      form?.classList.remove("d-none");
      form?.querySelector<HTMLElement>("[name=promo]")?.focus();
    },
  ],
  [".coupon_form .a-submit", sendFormAt],
];
