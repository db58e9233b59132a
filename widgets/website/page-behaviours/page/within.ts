/** Whether a node is another or stands in it, also where a field of a form hides the function. */
export const within = (outer: Node, inner: Node): boolean => Node.prototype.contains.call(outer, inner);
