import { own } from "#shared/element/index.ts";
import { type Navigation, onReturn, untilAbort } from "#shared/state/index.ts";
import { adoptBusyStyles, fieldsOf, holdButtons } from "#shared/ui/index.ts";

/** ms until the form can be sent again; long, since a second submission is stored again. */
export const submissionTimeout = 30_000;

/** Returns true if the answer opens in another window. */
const opensElsewhere = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  !/^(_self|_top|_parent)?$/i.test(submitter?.getAttribute("formtarget") ?? own(form).getAttribute("target") ?? "");

/** Finds the buttons that submit a form: pages bring some later. */
const submitters = (form: HTMLFormElement): HTMLElement[] => fieldsOf(form).filter(({ type }) => type === "submit");

/**
 * Sends a form of the page once for each press; enables its buttons again when the visitor navigates back.
 * @see docs/reference/portal.md#portal-5
 */
export function bindSubmission(
  host: HTMLElement,
  form: HTMLFormElement,
  signal: AbortSignal,
  { state, start, cancel }: Navigation,
): void {
  let hold: AbortController | undefined;
  // before the submission: browsers may load nothing once it has begun
  host.addEventListener("focusin", () => void adoptBusyStyles(host), { signal, once: true });
  // not at the form: the page's handlers run first there, and a field may hide the form's methods by its name
  own(host.getRootNode()).addEventListener(
    "submit",
    (event) => {
      const { submitter, target } = event as SubmitEvent;
      if (target !== form || event.defaultPrevented || opensElsewhere(form, submitter)) return;
      if (!start("form")) return event.preventDefault();
      // a button that is disabled before the browser has read the form does not send its value
      setTimeout(() => {
        if (event.defaultPrevented) cancel();
        if (!state.get().destination) return;
        hold = new AbortController();
        holdButtons(submitters(form), submitter, hold.signal, true);
      });
    },
    { signal },
  );
  onReturn(signal, cancel);
  untilAbort(
    signal,
    cancel,
    state.listen(({ destination }) => destination || hold?.abort()),
  );
}
