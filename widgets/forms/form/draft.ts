import { own, ownDocument } from "#shared/element/index.ts";
import { hostOf, isLoaded } from "#shared/loaded/index.ts";
import { controlsOf, isSecret, onFields } from "#shared/ui/index.ts";
import type { FormProps } from "./form.types.ts";

/** Returns true for fields that visitors fill in, except secrets. */
const isKept = (field: HTMLInputElement): boolean =>
  !!field.name && !isSecret(field) && !/^(submit|button|reset|image|fieldset|output|object)$/.test(field.type);

/** Value of a control, its checked state, or the chosen values of a multiple list. */
type Value = string | boolean | readonly string[];
type Saved = readonly (readonly [name: string, value: Value])[];

function valueOf(control: HTMLInputElement): Value {
  if (/^(checkbox|radio)$/.test(control.type)) return control.checked;
  const { multiple, selectedOptions } = control as unknown as HTMLSelectElement;
  return multiple && selectedOptions ? [...selectedOptions].map(({ value }) => value) : control.value;
}

function restore(control: HTMLInputElement, value: Value): void {
  if (typeof value === "boolean") control.checked = value;
  else if (typeof value === "string") control.value = value;
  else
    for (const option of (control as unknown as HTMLSelectElement).options)
      option.selected = value.includes(option.value);
}

/** Returns true if the visitor typed before this code ran: the typed text is newer than the draft. Unknown for lists and boxes. */
const isTyped = ({ value, defaultValue = value }: Partial<HTMLInputElement>): boolean => value !== defaultValue;

const isSaved = (value: unknown): value is Saved =>
  Array.isArray(value) && value.every((each) => Array.isArray(each) && each.length === 2);

function read(key: string): Saved {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    return isSaved(saved) ? saved : [];
  } catch {
    return [];
  }
}

function write(key: string, saved: Saved | undefined): void {
  try {
    if (saved) sessionStorage.setItem(key, JSON.stringify(saved));
    else sessionStorage.removeItem(key);
  } catch {
    // storage is full or forbidden
  }
}

/**
 * Returns the storage key of a form's draft: two forms of one model on a page have different keys.
 * @param id id of the element; empty: none
 * @param position position among the page's forms of this model and id, from 1; the first form has no number
 */
export const draftKey = (path: string, model: string, id: string, position: number): string =>
  `suite.form.${path}.${model}${id && `#${id}`}${position > 1 ? `.${position}` : ""}`;

/** Returns the position of a form among the page's forms of this model and id, from 1: their order is the same on each visit. */
function positionOf(host: HTMLElement, model: string): number {
  if (isLoaded(host)) return 1;
  const root = host.getRootNode();
  const page = root instanceof ShadowRoot ? root : ownDocument;
  const forms = page.querySelectorAll<HTMLElement>(`${host.localName}[data-draft]`);
  return [...forms].filter(({ id, dataset }) => id === host.id && dataset["model"] === model).indexOf(host) + 1;
}

/** Returns the path of the page that has the form: the suite's if the element has loaded it. */
const pathOf = (form: HTMLFormElement): string => own(form).dataset["page"] ?? location.pathname;

/** Restores the draft of this tab, and keeps it until the form is sent or emptied. */
export function keepDraft(
  host: HTMLElement,
  form: HTMLFormElement,
  { model }: Pick<FormProps, "model">,
  signal: AbortSignal,
): void {
  const key = draftKey(pathOf(form), model, hostOf(host).id, positionOf(host, model));
  const kept = () => controlsOf(form).filter(isKept);
  const saved = read(key);
  kept().forEach((control, index) => {
    const [name, value] = saved[index] ?? [];
    if (name === control.name && value !== undefined && typeof value === typeof valueOf(control) && !isTyped(control))
      restore(control, value);
  });
  const save = () =>
    write(
      key,
      kept().map((control) => [control.name, valueOf(control)] as const),
    );
  for (const name of ["input", "change"] as const) onFields(form, name, save, { signal });
  // a sent form is reset as well
  host.addEventListener("reset", () => write(key, undefined), { signal });
}
