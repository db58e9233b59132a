import { adoptStyles, own, ownDocument } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted } from "./copies.ts";
import { type DateRule, hasPicker, readEntry, writeEntry } from "./date-entry.ts";
import css from "./date-picker.css";
import { isEnabled } from "./forms.ts";
import { listenUntil } from "./host-markup.ts";
import { makeButton } from "./make-button.ts";

/** Sets value and bounds of the browser's own control. */
function fit(native: HTMLInputElement, rule: DateRule, text: string): void {
  const [first, last] = rule.kind === "datetime" ? ["T00:00", "T23:59"] : ["", ""];
  native.type = rule.kind === "datetime" ? "datetime-local" : "date";
  native.min = rule.min + first!;
  native.max = rule.max + last!;
  native.value = readEntry(text, rule).value.replace(" ", "T");
}

/**
 * Opens the browser's calendar for a text field; only right after a press.
 * @param native hidden control of the browser; it has no name, so forms do not send it
 */
export function openPicker(field: HTMLInputElement, native: HTMLInputElement, rule: DateRule): void {
  if (!isEnabled(field) || field.readOnly) return;
  fit(native, rule, field.value);
  try {
    native.showPicker();
  } catch {
    // a frame of another site may not open it: the visitor types the date
    field.focus();
  }
}

/** Writes the date that is chosen in the calendar into the field as if it was typed, until the signal. */
export function bindPicker(
  field: HTMLInputElement,
  native: HTMLInputElement,
  rule: () => DateRule,
  signal: AbortSignal,
): void {
  const take = () => {
    field.value = writeEntry(native.value, rule());
    native.value = "";
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
  };
  listenUntil(signal, native, "change", take);
}

/**
 * Adds the calendar to a field of the page, until the signal: its own calendar sign opens it (`.input-group-append`), otherwise a button beside it.
 * @param text name of the button
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
  markInserted(native);
  let button = own(field.parentElement!).querySelector<HTMLElement>(":scope > .input-group-append");
  if (button) makeButton(button, text, signal);
  else {
    button = ownDocument.createElement("button");
    (button as HTMLButtonElement).type = "button";
    button.className = "suite-date-button";
    button.ariaLabel = text;
    markInserted(button);
    // in a label the button would be a part of the field's name
    (field.closest("label") ?? field).after(button);
    untilAbort(signal, () => button!.remove());
  }
  button.after(native);
  untilAbort(signal, () => native.remove());
  listenUntil(signal, button, "click", () => openPicker(field, native, rule()));
  bindPicker(field, native, rule, signal);
}
