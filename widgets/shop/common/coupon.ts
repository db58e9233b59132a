import { own, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes, sendFormAt } from "#shared/ui/index.ts";

/** Actions of presses on controls of the page, by the control's selector. */
export type PressActions = readonly (readonly [selector: string, action: (control: Element) => void])[];

/** Returns the actions of the link that shows the form for a code and hides itself, and of the link that sends the form. */
export const couponActions = (signal: AbortSignal, editing: WidgetContext["editing"]): PressActions => [
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
