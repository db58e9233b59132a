import { own } from "#shared/element/index.ts";
import { type Leaving, untilAbort } from "#shared/state/index.ts";
import { fieldsOf, holdButtons } from "#shared/ui/index.ts";

/** In another window its answer says nothing to this page. */
const opensElsewhere = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  !/^(_self|_top|_parent)?$/i.test(submitter?.getAttribute("formtarget") ?? own(form).getAttribute("target") ?? "");

/** Finds the buttons that submit a form: pages bring some later. */
const submitters = (form: HTMLFormElement): HTMLElement[] => fieldsOf(form).filter(({ type }) => type === "submit");

/** Sends a form of the page once for each press; the browser's way back gives its buttons back (behaviour/portal.md item 67). */
export function driveSending(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { state, leave, stay }: Leaving,
): void {
  let hold: AbortController | undefined;
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
        holdButtons(submitters(form), submitter, hold.signal, true);
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
