import { ownDocument } from "#shared/element/index.ts";
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
  const isLost = () => !ownDocument.activeElement || ownDocument.activeElement === ownDocument.body;
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
    hadFocus = ownDocument.activeElement === control;
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
        host.shadowRoot!.querySelector<HTMLElement>("[tabindex]")?.focus();
    }),
    release,
  );
}
