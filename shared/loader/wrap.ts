/** Undoes one upgrade: the markup stands where it stood, as it was. */
export type Undo = () => void;

/**
 * Puts a new element around markup, which stays inside as fallback. Its fields are disabled, so that a form around it
 * does not submit them.
 */
export function wrap(markup: HTMLElement, tag: string, attributes: Iterable<readonly [string, string]>): { host: HTMLElement; undo: Undo } {
  const host = document.createElement(tag);
  for (const [name, value] of attributes) host.setAttribute(`data-${name}`, value);
  const fields = [...markup.querySelectorAll<HTMLInputElement>("input,select,textarea,button")].filter((field) => !field.disabled);
  for (const field of fields) field.disabled = true;
  markup.before(host);
  host.append(markup);
  const undo = () => {
    for (const field of fields) field.disabled = false;
    host.replaceWith(markup);
  };
  return { host, undo };
}
