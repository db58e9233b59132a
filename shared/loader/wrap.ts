import { own } from "./own.ts";

/** Undoes one upgrade: the markup stands where it stood, as it was. */
export type Undo = () => void;

/** Mirrors `Adoption["place"]` of shared/element, which this room may not import. */
export type Place = "inside" | "append";

/**
 * Puts a new element around markup, inside it, or at its end. What is in the element stays there as fallback: its fields
 * are disabled, so that a form around it does not submit them; unless the element drives them.
 */
export function wrap(
  markup: HTMLElement,
  tag: string,
  attributes: Iterable<readonly [string, string]>,
  place?: Place,
  drives?: true | "control",
): { host: HTMLElement; undo: Undo } {
  const host = own("createElement").call(document, tag);
  for (const [name, value] of attributes) host.setAttribute(`data-${name}`, value);
  if (place === "append") {
    markup.append(host);
    return { host, undo: () => host.remove() };
  }
  const fields = drives
    ? []
    : [...markup.querySelectorAll<HTMLInputElement>("input,select,textarea,button")].filter((field) => !field.disabled);
  if (place) {
    const content = [...markup.childNodes];
    markup.append(host);
    host.append(...content);
  } else {
    markup.before(host);
    host.append(markup);
  }
  for (const field of fields) field.disabled = true;
  const undo = () => {
    for (const field of fields) field.disabled = false;
    host.replaceWith(...host.childNodes);
  };
  return { host, undo };
}
