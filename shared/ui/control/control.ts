import type { ControlClass, ControlElement } from "#shared/element/index.ts";

/** What the platform calls in an element that takes part in a form, and what forms read of their controls. */
abstract class Control {
  declare readonly internals: ElementInternals;
  declare value: unknown;
  declare readonly localName: string;
  declare readonly getAttribute: ControlElement["getAttribute"];
  declare readonly call: ControlElement["call"];

  /** Until it is mounted, it is worth what the page says. */
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
  // a press on its label goes to what is in it
  prototype.attachShadow = function (init) {
    return attachShadow.call(this, { ...init, delegatesFocus: true });
  };
}
