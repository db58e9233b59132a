import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { fieldsOf, isSecret, labelsAround, type LabelsOf } from "#shared/ui/index.ts";
import { hiddenValues } from "./values.markup.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** Controls of one name, with their label. */
export interface FieldRecord {
  readonly name: string;
  readonly label: string;
  /** Type of an input; `textarea`, `select`. */
  readonly type: string;
  readonly value: string;
  readonly required: boolean;
  readonly multiple: boolean;
  /** Further attributes, by their names in React. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Radio buttons, checkboxes or options of a list. */
  readonly choices: readonly Choice[];
  /** Texts that a field offers. */
  readonly suggestions: readonly string[];
}

/** Data of a form on a page of the suite. */
export interface FormRecord {
  readonly model: string;
  readonly action: string;
  readonly forceAction: string;
  readonly fields: readonly FieldRecord[];
  /** Values that visitors do not see. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
  /** Text of the button that sends the form; empty if the page has none. */
  readonly send: string;
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

const types =
  /^(checkbox|color|date|datetime-local|email|file|month|number|radio|range|search|select|tel|text|textarea|time|url|week)$/;
const isChoice = ({ type }: { readonly type: string }): boolean => /^(radio|checkbox)$/.test(type);

/** @see docs/reference/forms.md#forms-3 */
function typeOf(control: HTMLInputElement): string {
  if (control.matches(".o_website_form_datetime")) return "datetime-local";
  if (control.matches(".o_website_form_date")) return "date";
  const type = control.type.replace(/^select-.*/, "select");
  return types.test(type) ? type : "text";
}

const attributeNames = {
  accept: "accept",
  autocomplete: "autoComplete",
  inputmode: "inputMode",
  max: "max",
  maxlength: "maxLength",
  min: "min",
  minlength: "minLength",
  pattern: "pattern",
  placeholder: "placeholder",
  step: "step",
};

const attributesOf = (control: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributeNames).flatMap(([name, prop]) => {
      const value = control.getAttribute(name);
      return value === null ? [] : [[prop, value] as const];
    }),
  );

/** Returns the label of a field: that of its block on the suite's pages, or its own. */
function labelOf(control: HTMLInputElement, isGroup: boolean, labelsOf: LabelsOf): string {
  const group = control.closest(".form-field") ?? (isGroup ? control.closest("fieldset") : null);
  const heading = group && own(group).querySelector(".col-form-label,legend");
  return (
    textOf(heading) ||
    textOf(labelsOf(control)[0]) ||
    control.ariaLabel ||
    control.placeholder ||
    control.name
  ).replace(/\s*\*$/, "");
}

function choicesOf(controls: readonly HTMLInputElement[], labelsOf: LabelsOf): Choice[] {
  const [first] = controls as readonly [HTMLInputElement];
  if (first instanceof HTMLSelectElement)
    return [...(first as HTMLSelectElement).options].map(({ value, text, selected }) => ({
      value,
      label: text,
      isChosen: selected,
    }));
  return controls.filter(isChoice).map((control) => ({
    value: control.value,
    label: textOf(labelsOf(control)[0]) || control.value,
    isChosen: control.checked,
  }));
}

function suggestionsFor(control: Element, page: Element): string[] {
  const id = control.getAttribute("list");
  const list = id && page.querySelector<HTMLDataListElement>(`datalist#${CSS.escape(id)}`);
  return list ? [...list.options].map(({ value }) => value) : [];
}

/** Returns the controls that visitors fill in, by name. Passwords and card numbers are not typed on other people's pages. */
function groupsIn(form: HTMLFormElement): HTMLInputElement[][] {
  const groups = new Map<string, HTMLInputElement[]>();
  for (const control of fieldsOf(form)) {
    const { name, type, id } = control;
    if (!name || /^(submit|button|reset|image|fieldset|output|object|hidden)$/.test(type)) continue;
    if (id === "editable_select" || (type !== "file" && isSecret(control))) continue;
    const known = isChoice(control) ? groups.get(name) : undefined;
    if (known) known.push(control);
    else groups.set(isChoice(control) ? name : `${name} ${groups.size}`, [control]);
  }
  return [...groups.values()];
}

/** Reads the first form of the suite on a page. Returns undefined if it has none. @param address base of relative addresses */
export function readForm(page: Element, address: string): FormRecord | undefined {
  const form = page.querySelector<HTMLFormElement>(
    "form.s_website_form[data-model_name]:not(#sh_wq_website_quote_form),suite-form[data-model] form",
  );
  if (!form) return undefined;
  const read = (name: string) => own(form).getAttribute(name) ?? "";
  const host = own(form).closest<HTMLElement>("suite-form") ?? form;
  const labelsOf = labelsAround(form);
  const hiddenFields = fieldsOf(form).filter(({ type, name }) => type === "hidden" && name && name !== "csrf_token");
  return {
    model: read("data-model_name") || (own(host).getAttribute("data-model") ?? ""),
    action: safeWebUrl(read("action"), address) ?? "",
    forceAction: read("data-force_action"),
    hidden: [...hiddenFields.map(({ name, value }) => [name, value] as const), ...hiddenValues(host, form)],
    send: textOf(own(form).querySelector(".o_website_form_send,[type=submit],button:not([type])")),
    fields: groupsIn(form).map((controls) => {
      const [control] = controls as [HTMLInputElement];
      const type = typeOf(control);
      return {
        name: control.name,
        label: labelOf(control, controls.length > 1, labelsOf),
        type,
        // the suite writes dates in the format of its language
        value: /^(date|file)/.test(type) ? "" : control.value,
        required: controls.some(({ required }) => required),
        multiple: control.multiple,
        attributes: attributesOf(control),
        choices: choicesOf(controls, labelsOf),
        suggestions: suggestionsFor(control, page),
      };
    }),
  };
}
