import { own } from "#shared/element/index.ts";
import { controlsOf, isEnabled } from "#shared/ui/index.ts";

/**
 * Returns the values of attributes: `data-form_field_…` of the suite's forms, `data-field-…` of the element, where `job-id` means `job_id`.
 * @see docs/reference/forms.md#forms-5
 */
export function hiddenValues(host: Element, form: HTMLFormElement): (readonly [name: string, value: string])[] {
  const builtIn = own(form)
    .getAttributeNames()
    .filter((name) => name.startsWith("data-form_field_"))
    .map((name) => [name.slice("data-form_field_".length), own(form).getAttribute(name)!] as const);
  const ours = host
    .getAttributeNames()
    .filter((name) => name.startsWith("data-field-"))
    .map((name) => [name.slice("data-field-".length).replaceAll("-", "_"), host.getAttribute(name)!] as const);
  return [...builtIn, ...ours];
}

/**
 * Returns the body of a form as the suite reads it: without empty values, values of one name joined by commas, files as `name[input][file]`.
 * @param write returns a control's value in the format of the suite, by the control's name
 * @see docs/reference/forms.md#forms-10
 * @see docs/reference/forms.md#forms-11
 */
export function bodyOf(
  host: Element,
  form: HTMLFormElement,
  honeypot: string,
  write: (name: string, value: string) => string,
): FormData {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || name === honeypot) continue;
    const known = values.get(name);
    const written = write(name, value);
    if (known) known.push(written);
    else if (written) values.set(name, [written]);
  }
  for (const [name, value] of hiddenValues(host, form)) values.set(name, [value]);
  const body = new FormData();
  for (const [name, list] of values) body.set(name, list.join(","));
  controlsOf(form)
    .filter(({ type }) => type === "file")
    .forEach((control, input) => {
      const { name, files } = control;
      if (name && files && isEnabled(control))
        [...files].forEach((file, index) => body.append(`${name}[${input}][${index}]`, file));
    });
  return body;
}
