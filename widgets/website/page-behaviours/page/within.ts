import { own } from "#shared/element/index.ts";

/** Whether a node is another or stands in it, also where a field of a form hides the function. */
export const within = (outer: Node, inner: Node): boolean => own(outer).contains(inner);
