import { own } from "#shared/element/index.ts";
import { latinDigits } from "#shared/format/index.ts";
import { fieldsOf } from "#shared/ui/index.ts";

/** The form of the tickets on an event's page of the suite. */
export const suitesForm = "form#registration_form";

const ticket = /^nb_register-\d+$/;

/** How many of each ticket, as text, by the names of the fields; undefined for a form that has none. */
export function ticketsIn(form: HTMLFormElement): Readonly<Record<string, string>> | undefined {
  const named = fieldsOf(form).filter(({ name }) => ticket.test(name));
  // a hidden copy does not hold the visitor's choice
  const isSeen = ({ type }: { readonly type: string }) => type !== "hidden";
  const fields = named.filter(
    (field) => isSeen(field) || !named.some((other) => other.name === field.name && isSeen(other)),
  );
  return fields.length ? Object.fromEntries(fields.map(({ name, value }) => [name, latinDigits(value)])) : undefined;
}

/**
 * Where a form of the suite goes, as a path of the suite.
 * @returns undefined for one that goes elsewhere
 */
export function pathOf(form: HTMLFormElement, server: string): string | undefined {
  const action = own(form).getAttribute("action");
  if (!action || !URL.canParse(action, server)) return undefined;
  const { origin, pathname, search } = new URL(action, server);
  return origin === server ? pathname + search : undefined;
}
