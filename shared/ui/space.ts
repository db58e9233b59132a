import { own } from "../element/index.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Coordinate space of an element, in px of its own sizes, scroll positions and drawings. */
interface Space {
  /** Converts a point of the window to one relative to the upper left corner of the element's border box. */
  at(point: { readonly clientX: number; readonly clientY: number }): Spot;
  /** Converts a distance in the window. */
  way(x: number, y: number): Spot;
}

/** Returns the parent in the flat tree; null in the top layer, such as for a dialog. */
function around(element: Element): Element | null {
  const { assignedSlot, parentNode: above, matches } = own(element);
  if (matches(":modal,:popover-open")) return null;
  return assignedSlot ?? (above instanceof ShadowRoot ? above.host : (above as Element | null));
}

/** Returns the matrix that rotates, mirrors and scales an element, without its 3D parts. */
function turnOf(element: Element): DOMMatrix {
  const { rotate, scale, transform } = getComputedStyle(element);
  const angle = /^[\d.e-]+deg$/.test(rotate) ? parseFloat(rotate) : 0;
  const [x = 1, y = x] = scale === "none" ? [] : scale.split(" ").map(Number);
  return new DOMMatrix().rotateSelf(angle).scaleSelf(x, y).multiplySelf(new DOMMatrix(transform));
}

/** Returns the current coordinate space of an element whose ancestors may be scaled, rotated or zoomed. */
export function spaceOf(element: HTMLElement): Space {
  const turn = new DOMMatrix();
  for (let at: Element | null = element; at instanceof Element; at = around(at)) turn.preMultiplySelf(turnOf(at));
  const { a, b, c, d } = turn;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  // `zoom` is in no transform: it is the part of the box's size that transforms do not explain
  const zoom = width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight) || 1;
  const inner = new DOMMatrix([a, b, c, d, 0, 0]).scaleSelf(zoom).invertSelf();
  const way = (x: number, y: number) => inner.transformPoint({ x, y });
  return {
    way,
    // its middle is the middle of the box around it, however it is turned
    at({ clientX, clientY }) {
      const { x, y } = way(clientX - left - width / 2, clientY - top - height / 2);
      return { x: x + offsetWidth / 2, y: y + offsetHeight / 2 };
    },
  };
}
