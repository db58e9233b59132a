import { collapseSpace, own } from "#shared/element/index.ts";
import { fieldsOf, isEnabled, labelsAround } from "#shared/ui/index.ts";

/** Enabled controls that visitors fill in together, with the name for the suite and the label for visitors. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** Block around the controls and their label; undefined if the page has none. */
  readonly block: HTMLElement | undefined;
  readonly controls: readonly HTMLInputElement[];
}

const controls = "input,select,textarea,button";
const notFilledIn = /^(hidden|submit|button|reset|image|fieldset|output|object)$/;

/** Returns the text of a label without the controls in it. */
const textOf = (label: Element | null | undefined): string =>
  collapseSpace(
    [...(label?.childNodes ?? [])]
      .filter((node) => !(node instanceof Element && (node.matches(controls) || node.querySelector(controls))))
      .map(({ textContent }) => textContent)
      .join(" "),
  );

const block = ".form-field";

/** Returns field blocks, including those outside of the form. */
const blocksIn = (form: HTMLFormElement): HTMLElement[] => [
  ...new Set([
    ...own(form).querySelectorAll<HTMLElement>(block),
    ...fieldsOf(form).flatMap((field) => field.closest<HTMLElement>(block) ?? []),
  ]),
];

/**
 * Returns the fields of a built-in form. The server names a field by the `for` of its label.
 * @see docs/reference/forms.md#forms-1
 * @see docs/reference/forms.md#forms-2
 */
const builtInFields = (form: HTMLFormElement): Field[] =>
  blocksIn(form).flatMap((block) => {
    const label = block.querySelector(".col-form-label");
    const found = [...block.querySelectorAll<HTMLInputElement>(".o_website_form_input:not(#editable_select)")].filter(
      isEnabled,
    );
    const name = label?.getAttribute("for") ?? found[0]?.name;
    return found.length && name ? [{ name, label: textOf(label) || name, block, controls: found }] : [];
  });

/** Returns the fields of any other form: controls with the same name are one field. */
function plainFields(form: HTMLFormElement): Field[] {
  const groups = new Map<string, HTMLInputElement[]>();
  for (const control of fieldsOf(form)) {
    const { name, type } = control;
    if (!name || notFilledIn.test(type)) continue;
    const group = groups.get(name);
    if (group) group.push(control);
    else groups.set(name, [control]);
  }
  const labelsOf = labelsAround(form);
  return [...groups].map(([name, group]) => {
    const [first] = group as [HTMLInputElement];
    const legend = group.length > 1 ? first.closest("fieldset")?.querySelector("legend") : null;
    const label = textOf(legend ?? labelsOf(first)[0]) || first.ariaLabel || name;
    return { name, label, block: undefined, controls: group };
  });
}

export const fieldsIn = (form: HTMLFormElement): Field[] =>
  own(form).matches(".s_website_form") ? builtInFields(form) : plainFields(form);

/** Returns true for controls whose value is a date such as 2026-02-01, `suite-date-field` among them. */
export const isNativeDate = ({ type }: HTMLInputElement): boolean =>
  /^(date|datetime-local|suite-date-field)$/.test(type);

/** @see docs/reference/forms.md#forms-3 */
export const isDateField = (control: HTMLInputElement): boolean =>
  isNativeDate(control) || control.matches(".o_website_form_date,.o_website_form_datetime");
