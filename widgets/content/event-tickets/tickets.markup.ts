import { own } from "#shared/element/index.ts";
import { wholeNumber } from "#shared/format/index.ts";
import { fieldsOf } from "#shared/ui/index.ts";

/** Form of the tickets on the suite's page of an event. */
export const builtInForm = "form#registration_form";

/** @see docs/reference/content.md#content-18 */
const ticket = /^nb_register-\d+$/;

/** Returns the count of each ticket, as text, by the names of the fields; undefined if the form has no tickets. */
export function ticketsIn(form: HTMLFormElement): Readonly<Record<string, string>> | undefined {
  const named = fieldsOf(form).filter(({ name }) => ticket.test(name));
  // a hidden copy does not hold the visitor's choice
  const isSeen = ({ type }: { readonly type: string }) => type !== "hidden";
  const fields = named.filter(
    (field) => isSeen(field) || !named.some((other) => other.name === field.name && isSeen(other)),
  );
  const countOf = (text: string) => String(Math.max(wholeNumber(text) || 0, 0));
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, countOf(value)])) : undefined;
}

/** Returns the path of a form's action on the suite; undefined if the action is on another server. */
export function pathOf(form: HTMLFormElement, server: string): string | undefined {
  const action = own(form).getAttribute("action");
  if (!action || !URL.canParse(action, server)) return undefined;
  const { origin, pathname, search } = new URL(action, server);
  return origin === server ? pathname + search : undefined;
}
