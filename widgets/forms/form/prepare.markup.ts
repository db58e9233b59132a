import { own, ownDocument } from "#shared/element/index.ts";
import { controlsOf, labelsAround, lendAttributes, restoreAttributes } from "#shared/ui/index.ts";

/** Turns off the browser's check, which would keep the form from being submitted to the element's own check. */
export function prepareForm(form: HTMLFormElement, signal: AbortSignal): void {
  lendAttributes(form, ["novalidate"], signal);
  own(form).noValidate = true;
}

/** Names controls by their labels: in the suite's forms, `for` holds the name of the field in place of the id of the control. */
export function nameControls(host: Element, signal: AbortSignal): void {
  const labelsOf = labelsAround(host);
  for (const label of host.querySelectorAll<HTMLLabelElement>(".form-field .col-form-label[for]")) {
    const controls = own(label.closest(".form-field")!).querySelectorAll<HTMLInputElement>(".o_website_form_input");
    const [control] = controls;
    if (
      !control ||
      controls.length > 1 ||
      labelsOf(control).length ||
      control.matches("[aria-label],[aria-labelledby]")
    )
      continue;
    lendAttributes(control, ["id", "aria-label"], signal);
    if (control.id || ownDocument.getElementById(label.htmlFor)) control.ariaLabel = label.textContent.trim();
    else control.id = label.htmlFor;
  }
}

/** Hides the field for robots from visitors, until the signal. */
export function hideTrap(form: HTMLFormElement, name: string, signal: AbortSignal): void {
  for (const control of controlsOf(form).filter((each) => each.name === name)) {
    const block = control.closest<HTMLElement>(".form-field,label") ?? control;
    restoreAttributes(block, ["hidden"], signal);
    restoreAttributes(control, ["autocomplete"], signal);
    block.hidden = true;
    control.autocomplete = "off";
  }
}
