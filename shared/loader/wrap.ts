import { functionsOf, own, ownOf } from "./own.ts";

/** Function that undoes one upgrade: the markup is where it was, and as it was. */
export type Undo = () => void;

/** Mirrors `Adoption["place"]` of shared/element, which this folder may not import. */
export type Place = "inside" | "append" | "after" | "end";

/**
 * Moves nodes of the page before one of its nodes, or to the end of a parent. Where the browser can move nodes whole, a field that has the focus
 * keeps it, and no content is loaded again.
 */
function move(nodes: readonly Node[], parent: ParentNode, before: Node | null) {
  const keepsState = "moveBefore" in Element.prototype;
  const focused = keepsState ? null : (own("activeElement") as HTMLElement | null);
  for (const node of nodes)
    if (keepsState) functionsOf(parent).moveBefore.call(parent, node, before);
    else Node.prototype.insertBefore.call(parent, node, before);
  if (focused && nodes.some((node) => Node.prototype.contains.call(node, focused)))
    focused.focus({ preventScroll: true });
}

/**
 * Puts a new element around markup, inside it, behind it, or at its end. Content of the element stays as fallback: its fields are disabled, so that a
 * form around them does not submit them, unless the element enhances them. Attributes are named `resId` or `res-id`.
 */
export function wrap(
  markup: HTMLElement,
  tag: string,
  attributes: Iterable<readonly [string, string]>,
  place?: Place,
  enhances?: true | "control",
): { host: HTMLElement; undo: Undo } {
  const host = own("createElement").call(document, tag);
  for (const [name, value] of attributes)
    host.setAttribute("data-" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()), value);
  const { after, append, before, childNodes, querySelectorAll } = ownOf(markup);
  if (place && place !== "inside") {
    if (place !== "append") {
      // the host takes no space beside the control that it enhances, and finds it in copies of the page as well
      host.style.display = "contents";
      host.dataset["suiteAdopted"] = "";
    }
    if (place === "after") after(host);
    else append(host);
    return { host, undo: () => host.remove() };
  }
  const fields = enhances
    ? []
    : [...querySelectorAll<HTMLInputElement>("input,select,textarea,button")].filter((field) => !field.disabled);
  if (place) {
    const content = [...childNodes];
    append(host);
    move(content, host, null);
  } else {
    before(host);
    move([markup], host, null);
  }
  for (const field of fields) field.disabled = true;
  const undo = () => {
    for (const field of fields) field.disabled = false;
    if (host.parentNode) move([...host.childNodes], host.parentNode, host);
    host.remove();
  };
  return { host, undo };
}
