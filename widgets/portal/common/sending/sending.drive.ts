import { own, ownDocument } from "#shared/element/index.ts";
import { type Leaving, untilAbort } from "#shared/state/index.ts";
import { fieldsOf, lendAttributes } from "#shared/ui/index.ts";

/** In another window its answer says nothing to this page. */
const opensElsewhere = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  !/^(_self|_top|_parent)?$/i.test(submitter?.getAttribute("formtarget") ?? own(form).getAttribute("target") ?? "");

/** The buttons wait until the signal. Which ones, is asked anew each time: pages bring some later. */
function holdButtons(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): void {
  for (const field of fieldsOf(form)) {
    const button = field as HTMLButtonElement | HTMLInputElement;
    if (button.type !== "submit") continue;
    lendAttributes(button, ["disabled", "aria-busy"], signal);
    button.disabled = true;
    if (button === submitter) button.ariaBusy = "true";
  }
  // whoever pressed it goes on where they were
  untilAbort(signal, () => {
    if (ownDocument.activeElement === ownDocument.body) submitter?.focus({ preventScroll: true });
  });
}

/** How a button looks that waits comes with the first field that somebody goes to; without it the button waits all the same. */
const look = (host: Element) => void import("./looks.ts").then(({ adoptLooks }) => adoptLooks(host)).catch(() => {});

/** Sends a form of the page once for each press; the browser's way back gives its buttons back (behaviour/portal.md item 67). */
export function driveSending(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { state, leave, stay }: Leaving,
): void {
  let hold: AbortController | undefined;
  host.addEventListener("focusin", () => look(host), { signal, once: true });
  // not at the form: handlers of the page there come first, and a field may hide what the form has by its name
  own(host.getRootNode()).addEventListener(
    "submit",
    (event) => {
      const { submitter, target } = event as SubmitEvent;
      if (target !== form || event.defaultPrevented || opensElsewhere(form, submitter)) return;
      if (!leave("form")) return event.preventDefault();
      // a button that is disabled before the browser has read the form does not send its own value
      setTimeout(() => {
        if (event.defaultPrevented) stay();
        if (!state.get().leavingFor) return;
        hold = new AbortController();
        holdButtons(form, submitter, hold.signal);
        look(host);
      });
    },
    { signal },
  );
  addEventListener("pageshow", stay, { signal });
  untilAbort(
    signal,
    stay,
    state.listen(({ leavingFor }) => leavingFor || hold?.abort()),
  );
}
