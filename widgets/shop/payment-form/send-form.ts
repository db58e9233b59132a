import { own, ownDocument } from "#shared/element/index.ts";
import { submitForm } from "#shared/html/index.ts";

export type Fields = readonly (readonly [name: string, value: string])[];

interface Submission {
  readonly action: string;
  /** Base of a relative action. Default: the page. */
  readonly base?: string;
  readonly method?: "get" | "post";
  readonly fields: Fields;
  /** The suite's name of the provider, written as an attribute of the form, as by the built-in front end. */
  readonly provider?: string;
}

/** Submits a form with the given fields and without scripts; returns false if the address is refused. */
export function sendForm({ action, base, method = "post", fields, provider }: Submission): boolean {
  const made = ownDocument.createElement("form");
  const form = own(made);
  form.method = method;
  form.hidden = true;
  if (provider) form.setAttribute("provider", provider);
  for (const [name, value] of fields) {
    const field = ownDocument.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return submitForm(made, action, { base });
}
