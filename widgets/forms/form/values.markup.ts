import { own } from "#shared/element/index.ts";
import { controlsOf, isEnabled } from "#shared/ui/index.ts";

/** `data-form_field_…` of the suite's forms, `data-field-…` of the element; `job-id` stands for `job_id`. */
function hiddenValues(host: Element, form: HTMLFormElement): (readonly [name: string, value: string])[] {
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
 * What a form sends: an empty value is left out, values of one name are joined by commas, files are `name[input][file]`
 *.
 * @param write gives a control's value as the suite reads it, by the control's name
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
        [...files].forEach((file, at) => body.append(`${name}[${input}][${at}]`, file));
    });
  return body;
}
