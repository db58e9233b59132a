import { focused } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { hostOf } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { lendAttributes } from "#shared/ui/index.ts";
import type { FormStore } from "./form.store.ts";

/**
 * Disables the control that sends the form while the form is sent, and after it was stored until the visitor types again. A disabled button loses
 * the focus: the focus returns to the button, or goes to the outcome if the button stays disabled.
 */
export function holdControl(
  host: HTMLElement,
  find: () => HTMLElement | undefined,
  { state }: FormStore,
  signal: AbortSignal,
): void {
  let held: HTMLElement | undefined;
  let end: AbortController | undefined;
  let hadFocus = false;
  // in a shadow root, the browser gives the focus of a disabled button to the host
  const isLost = () => [null, ownDocument.body, hostOf(host)].includes(focused());
  const release = () => {
    if (!held) return;
    end?.abort();
    if (hadFocus && isLost()) held.focus();
    held = undefined;
  };
  const hold = () => {
    const control = find();
    if (held || !control || control.matches("[disabled]")) return;
    held = control;
    end = new AbortController();
    lendAttributes(control, ["class", "disabled", "aria-disabled"], end.signal);
    hadFocus = focused() === control;
    control.classList.add("disabled");
    control.setAttribute("disabled", "disabled");
    control.setAttribute("aria-disabled", "true");
  };
  untilAbort(
    signal,
    state.subscribe(({ busy, outcome }) => {
      if (busy || outcome === "sent") hold();
      else release();
      if (outcome === "sent" && hadFocus && held?.matches("button,input"))
        hostOf(host).shadowRoot!.querySelector<HTMLElement>("[tabindex]")?.focus();
    }),
    release,
  );
}
