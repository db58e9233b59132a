import { own, ownDocument } from "#shared/element/index.ts";

/** Returns all controls of a form, including disabled ones and those outside of the form. */
export const controlsOf = (form: HTMLFormElement): HTMLInputElement[] => [
  ...(own(form).elements as unknown as Iterable<HTMLInputElement>),
];

/** Returns false if a control is disabled, by itself or by a fieldset: it is neither sent nor validated. In selectors: `:enabled`. */
export const isEnabled = (control: Element): boolean => !control.matches(":disabled");

/** Returns the controls of a form that are sent and validated. */
export const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => controlsOf(form).filter(isEnabled);

/** Returns the controls of a form that match a selector, including those outside of the form. */
export const controlsLike = <T extends Element>(form: HTMLFormElement, selector: string): T[] =>
  controlsOf(form).filter((control): control is HTMLInputElement & T => control.matches(selector));

/** Listens to all fields of a form, including those that `form="id"` places outside of it. */
export function onFields<Name extends keyof HTMLElementEventMap>(
  form: HTMLFormElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options: { readonly signal: AbortSignal; readonly capture?: boolean },
): void {
  own(own(form).getRootNode()).addEventListener(
    name,
    (event) => {
      if ((event.target as HTMLInputElement).form === form) listener(event as HTMLElementEventMap[Name]);
    },
    options,
  );
}

const lines = "input:not([type=submit],[type=button],[type=reset],[type=image],[type=file],[type=color])";

/** Listens to Enter in fields that submit a form: browsers press the first submit button. */
export const onEnter = (form: HTMLFormElement, signal: AbortSignal, listener: (event: KeyboardEvent) => void): void =>
  onFields(
    form,
    "keydown",
    (event) => {
      if (event.key !== "Enter" || event.isComposing || event.defaultPrevented) return;
      if (own(event.target as Element).matches(lines)) listener(event);
    },
    { signal },
  );

/** Sends the form around a control as a press on its button does. */
export function sendFormAt(control: Element): void {
  const form = control.closest("form");
  if (form) own(form).requestSubmit();
}

/** Returns true if a field's value must never be stored: passwords, codes, card data and files. `autocomplete` may hold several words. */
export const isSecret = (field: HTMLInputElement): boolean =>
  /^(password|file|hidden)$/.test(field.type) ||
  /(^|\s)(cc-\w|one-time-code|current-password|new-password)/i.test(field.getAttribute("autocomplete") ?? "") ||
  /^(cc_|cv[cv]$)/i.test(field.name);

export type LabelsOf = (control: Element) => readonly HTMLLabelElement[];

/** Returns a function that finds labels of controls in a part of a page: for the `labels` of each control a browser searches the whole page. */
export function labelsIn(part: Pick<ParentNode, "querySelectorAll">): LabelsOf {
  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of part.querySelectorAll("label")) {
    const { control } = label;
    const known = control && labels.get(control);
    if (known) known.push(label);
    else if (control) labels.set(control, [label]);
  }
  return (control) => labels.get(control) ?? [];
}

/** Returns a function that finds labels in all of the page, or of the shadow root, of a node. */
export function labelsAround(node: Node): LabelsOf {
  const root = Node.prototype.getRootNode.call(node);
  return labelsIn(root === document ? ownDocument : (root as ShadowRoot));
}

/** Gives a field the id to which a label of the built-in front end points although no field has it. Callers restore the `id`. */
export function takeLabel(field: HTMLInputElement | HTMLSelectElement, label: HTMLLabelElement | null): void {
  if (label?.htmlFor && !field.labels?.length && !ownDocument.getElementById(label.htmlFor)) field.id = label.htmlFor;
}
