import { type ControlClass, type ControlElement, own } from "#shared/element/index.ts";

/** Callbacks of the platform for controls of a form, and the properties that forms read of controls. */
abstract class Control {
  declare readonly internals: ElementInternals;
  declare value: unknown;
  declare readonly localName: string;
  declare readonly getAttribute: ControlElement["getAttribute"];
  declare readonly call: ControlElement["call"];

  /** Value of the markup before the mount. */
  formAssociatedCallback() {
    if (this.value == null) this.internals.setFormValue(this.getAttribute("value") ?? "");
  }

  formResetCallback() {
    this.value = this.getAttribute("value");
    this.call("settle", []);
  }

  formStateRestoreCallback(state: string) {
    this.value = state;
  }

  formDisabledCallback(isDisabled: boolean) {
    this.call("disable", [isDisabled]);
  }

  get form() {
    return this.internals.form;
  }
  get labels() {
    return this.internals.labels;
  }
  get type() {
    return this.localName;
  }
  get willValidate() {
    return this.internals.willValidate;
  }
  get validity() {
    return this.internals.validity;
  }
  get validationMessage() {
    return this.internals.validationMessage;
  }
  checkValidity() {
    return this.internals.checkValidity();
  }
  reportValidity() {
    return this.internals.reportValidity();
  }
}

/** Makes the class of an element one of controls. */
export function control(element: ControlClass): void {
  const { prototype } = element;
  const { attachShadow } = prototype;
  const { constructor: _, ...members } = Object.getOwnPropertyDescriptors(Control.prototype);
  element.formAssociated = true;
  Object.defineProperties(prototype, members);
  // a press on its label focuses the control inside
  prototype.attachShadow = function (init) {
    return attachShadow.call(this, { ...init, delegatesFocus: true });
  };
}

interface Host extends HTMLElement {
  readonly internals: ElementInternals;
  value: string | number | null | undefined;
}

/** Reason why the value of an element is invalid, with the message of the browser. */
export interface ControlProblem {
  readonly flag: "valueMissing" | "badInput" | "rangeUnderflow" | "rangeOverflow";
  readonly text: string;
}

/** An element of ours as a control of its form. */
export interface FormControl {
  /** Returns the text of its labels; empty without one. */
  label(): string;
  /** Returns the current value, which may be rendered later; empty for none. */
  value(): string;
  /** Sets the value that a visitor has chosen; empty for none. */
  choose(value: string): void;
  /**
   * Gives the form the value.
   * @param anchor element at which the browser shows the problem
   */
  report(value: string, problem?: ControlProblem, anchor?: HTMLElement | null): void;
  /** Sends the form, as Enter in a field of the page does: no browser does it for a field in a shadow root. */
  send(): void;
}

/** @param refused called when the form, or a script, finds the value invalid */
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
    value: () => String((host as Host).value ?? host.getAttribute("value") ?? ""),
    choose(value) {
      (host as Host).value = value;
      // listeners may send the form at once
      report(value);
    },
    report,
    send: () => internals.form && own(internals.form).requestSubmit(),
  };
}
