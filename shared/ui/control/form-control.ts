import { own } from "#shared/element/index.ts";

interface Host extends HTMLElement {
  readonly internals: ElementInternals;
  value: string | number | null | undefined;
}

/** Why a form does not take what the element is worth, and what the browser says then. */
export interface ControlProblem {
  readonly flag: "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow";
  readonly text: string;
}

/** An element of ours as its form sees it. */
export interface FormControl {
  /** What the page's labels call it; empty without one. */
  label(): string;
  /** What the element is worth by now, which may be drawn later; empty for nothing. */
  worth(): string;
  /** A person has chosen: the element is worth that from now on, empty for nothing. */
  choose(value: string): void;
  /**
   * Tells the form what the element is worth.
   * @param anchor where the browser says what is wrong
   */
  report(value: string, problem?: ControlProblem, anchor?: HTMLElement | null): void;
  /** Sends the form, as Enter in a field of the page does: no browser does it for a field in a shadow root. */
  send(): void;
}

/** @param refused called when the form, or a script, finds that the value does not do */
export function formControl(host: HTMLElement, signal: AbortSignal, refused: () => void): FormControl {
  const { internals } = host as Host;
  host.addEventListener("invalid", refused, { signal });
  const report: FormControl["report"] = (value, problem, anchor) => {
    internals.setFormValue(value, value);
    internals.setValidity(problem ? { [problem.flag]: true } : {}, problem?.text, anchor ?? undefined);
  };
  return {
    label: () =>
      host.ariaLabel ||
      ([...internals.labels] as Element[])
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean)
        .join(" "),
    worth: () => String((host as Host).value ?? host.getAttribute("value") ?? ""),
    choose(value) {
      (host as Host).value = value;
      // whoever hears of it may send the form at once
      report(value);
    },
    report,
    send: () => internals.form && own(internals.form).requestSubmit(),
  };
}
