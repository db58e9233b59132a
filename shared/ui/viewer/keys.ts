type Press = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "composedPath">;

/** A video goes back and forth by the same keys, and so does the cursor in a field. */
const isInControl = (event: Press): boolean =>
  event.composedPath().some((target) => target instanceof Element && /^(video|input)$/.test(target.localName));

/**
 * The place that a key leads to, which may be beside both ends: it wraps around (behaviour/attachments-viewer.md item 9).
 * @returns undefined for keys that mean something else
 */
export function placeAfter(event: Press, at: number, count: number, isRtl: boolean): number | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || isInControl(event)) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return at + ((key === "ArrowRight") === isRtl ? -1 : 1);
}
