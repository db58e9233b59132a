import { own, ownDocument, pageRegistry } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "./host-markup.ts";

/** Attribute with the original attributes of an element as JSON, which copies share; `null` if an element of ours inserted the node. */
const before = "data-suite-before";
/** Property with the same attributes, or null, which copies lack. All copies of our code on a page share the symbol. */
const lent = Symbol.for("suite.before");

type Lent = Element & { [lent]?: Map<string, string | null> | null };

function writeBefore(element: Lent): void {
  if (element[lent]?.size) own(element).setAttribute(before, JSON.stringify(Object.fromEntries(element[lent])));
  else own(element).removeAttribute(before);
}

/**
 * Records the current attributes of an element on the element, before an element of ours writes a temporary value into them, such as an error or a
 * busy state. Copies of the markup are cleared by this record (`clearCopies`), since no element ends them. Returns a function that removes the
 * record.
 */
export function recordAttributes(element: Lent, names: readonly string[]): () => void {
  clearCopy(element);
  // copies of an inserted node are removed
  if (element[lent] === null) return () => {};
  const all = (element[lent] ??= new Map<string, string | null>());
  const fresh = names.filter((name) => !all.has(name));
  for (const name of fresh) all.set(name, own(element).getAttribute(name));
  writeBefore(element);
  return () => {
    for (const name of fresh) all.delete(name);
    writeBefore(element);
  };
}

/** Marks a node that an element has inserted into the page: copies of the node are removed. */
export function markInserted(element: Lent): void {
  element[lent] = null;
  own(element).setAttribute(before, "null");
}

/** Names of attributes that may be restored; hostile markup may list others, such as event handlers. */
const lendable = /^(aria-\w+|autocomplete|class|disabled|id|inert|novalidate|required)$/;

function readBefore(text: string): Readonly<Record<string, string | null>> | null {
  try {
    return JSON.parse(text) as Record<string, string | null> | null;
  } catch {
    return {};
  }
}

/** Restores the author's markup of an element that is a copy. */
function clearCopy(element: Lent): void {
  const { getAttribute, remove, removeAttribute, setAttribute } = own(element);
  const record = getAttribute(before);
  if (element[lent] !== undefined || record === null) return;
  const sent = readBefore(record);
  removeAttribute(before);
  if (sent === null) remove();
  for (const [name, value] of Object.entries(sent ?? {}).filter(([each]) => lendable.test(each)))
    if (value === null) removeAttribute(name);
    else setAttribute(name, value);
}

/** Restores the author's markup in copies below a host that still carry what elements wrote into the original. */
export function clearCopies(host: Element): void {
  for (const element of own(host).querySelectorAll(`[${before}]`)) clearCopy(element);
}

/** Restores attributes like `restoreAttributes`, and lets copies of the element be cleared of temporary values. */
export function lendAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
  untilAbort(signal, recordAttributes(element, names));
  restoreAttributes(element, names, signal);
}

// loaded by elements that write temporary values, some of them after they have begun to enhance
if (typeof document !== "undefined") {
  pageRegistry().prepare = clearCopies;
  clearCopies(ownDocument.documentElement);
}
