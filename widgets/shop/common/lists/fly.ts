import { ownDocument } from "#shared/element/index.ts";

/** Returns the product's picture: the first one in the nearest ancestor with a picture. */
function pictureNear(start: Element): HTMLImageElement | null {
  for (let ancestor: Element | null = start; ancestor; ancestor = ancestor.parentElement) {
    const picture = ancestor.querySelector("img");
    if (picture) return picture;
  }
  return null;
}

const isVisible = (element: Element | undefined): element is Element =>
  !!element && element.getBoundingClientRect().width > 0;

/**
 * Animates a product's picture from a control to the cart or a list, unless the visitor prefers reduced motion.
 * @param targets selectors; the first visible match is the target
 */
export function fly(from: Element, targets: readonly string[]): void {
  const picture = pictureNear(from);
  const target = targets.map((selector) => ownDocument.querySelector(selector) ?? undefined).find(isVisible);
  if (!picture?.complete || !target || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [start, end] = [picture.getBoundingClientRect(), target.getBoundingClientRect()];
  const copy = ownDocument.createElement("img");
  copy.src = picture.currentSrc || picture.src;
  copy.alt = "";
  Object.assign(copy.style, {
    position: "fixed",
    insetInlineStart: "auto",
    left: `${start.left}px`,
    top: `${start.top}px`,
    inlineSize: `${start.width}px`,
    blockSize: `${start.height}px`,
    objectFit: "contain",
    pointerEvents: "none",
    zIndex: "2147483647",
  });
  ownDocument.body.append(copy);
  const [x, y] = [
    end.left + end.width / 2 - start.left - start.width / 2,
    end.top + end.height / 2 - start.top - start.height / 2,
  ];
  const flight = copy.animate(
    [
      { opacity: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${32 / Math.max(start.width, 32)})`, opacity: 0.7, offset: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(0)`, opacity: 0 },
    ],
    { duration: 700, easing: "cubic-bezier(.5,0,.2,1)" },
  );
  void flight.finished.finally(() => copy.remove());
}
