import { isEdited, own, ownDocument } from "#shared/element/index.ts";

export type Fields = readonly (readonly [name: string, value: string])[];

export interface Sending {
  readonly action: string;
  readonly method?: "get" | "post";
  readonly fields: Fields;
  /** What the suite calls the provider; it stands on the form, as in the stock front end. */
  readonly provider?: string;
}

/**
 * Leaves the page by a form with the given fields and without scripts. Does nothing while the suite's editor runs, like `navigate`.
 */
export function sendForm({ action, method = "post", fields, provider }: Sending): void {
  if (isEdited()) return;
  const made = ownDocument.createElement("form");
  const form = own(made);
  form.method = method;
  form.action = action;
  form.hidden = true;
  if (provider) form.setAttribute("provider", provider);
  for (const [name, value] of fields) {
    const field = ownDocument.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  ownDocument.body.append(made);
  form.submit();
}
