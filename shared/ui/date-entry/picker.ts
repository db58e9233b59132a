import { ownDocument } from "../../element/index.ts";
import { adoptStyles } from "../driven/driven.ts";
import { makeButton } from "../make-button.ts";
import css from "./picker.css";
import { readEntry, writeEntry, type DateRule } from "./date-entry.ts";

/** Whether the browser opens its calendar for a script. */
export const hasPicker = (): boolean => typeof HTMLInputElement.prototype.showPicker === "function";

/** What the browser's own control takes for the bounds of a rule. */
function fit(native: HTMLInputElement, rule: DateRule, text: string): void {
  const [first, last] = rule.kind === "datetime" ? ["T00:00", "T23:59"] : ["", ""];
  native.type = rule.kind === "datetime" ? "datetime-local" : "date";
  native.min = rule.min + first!;
  native.max = rule.max + last!;
  native.value = readEntry(text, rule).value.replace(" ", "T");
}

/**
 * Opens the browser's calendar by a button for a field of text, and writes what is chosen into it as if it was typed.
 * @param native the browser's control, which nobody sees; it has no name, so that no form sends it
 */
export function bindPicker(
  field: HTMLInputElement,
  button: HTMLElement,
  native: HTMLInputElement,
  rule: () => DateRule,
  signal: AbortSignal,
): void {
  const open = () => {
    if (field.disabled || field.readOnly) return;
    fit(native, rule(), field.value);
    try {
      native.showPicker();
    } catch {
      // a frame of another site may not: the date is typed
      field.focus();
    }
  };
  button.addEventListener("click", open, { signal });
  native.addEventListener(
    "change",
    () => {
      field.value = writeEntry(native.value, rule());
      native.value = "";
      for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    },
    { signal },
  );
}

/**
 * The same for a field of the page, until the signal: its own calendar sign opens it (`.input-group-append`), else a button beside it.
 * @param text what the button is called
 */
export function addPicker(
  host: Element,
  field: HTMLInputElement,
  text: string,
  rule: () => DateRule,
  signal: AbortSignal,
): void {
  if (!hasPicker()) return;
  adoptStyles(host, css);
  const native = ownDocument.createElement("input");
  native.className = "suite-date-native";
  native.tabIndex = -1;
  native.ariaHidden = "true";
  native.autocomplete = "off";
  let button = field.parentElement!.querySelector<HTMLElement>(":scope > .input-group-append");
  if (button) makeButton(button, text, signal);
  else {
    button = ownDocument.createElement("button");
    (button as HTMLButtonElement).type = "button";
    button.className = "suite-date-button";
    button.ariaLabel = text;
    // in a label it would be a part of the field's name
    (field.closest("label") ?? field).after(button);
    signal.addEventListener("abort", () => button!.remove());
  }
  button.after(native);
  signal.addEventListener("abort", () => native.remove());
  bindPicker(field, button, native, rule, signal);
}
