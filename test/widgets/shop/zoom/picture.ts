import { sendMouse } from "@web/test-runner-commands";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { part, place } from "#test/widgets/website/outside.ts";

export const svg = (fill: string, size: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`;
export const image = (more = "") => `<img src="${svg("tan", 200)}" alt="Desk" width="200" height="200"${more}>`;
/** Returns an element with a picture of 200 px and a large one of 1000 px. */
export const simple = (more = "", inner = image()) =>
  `<suite-zoom data-src="${svg("olive", 1000)}"${more}>${inner}</suite-zoom>`;

export const is = (host: Element, state: string) => host.matches(`:state(${state})`);
export const imageOf = (host: Element) => host.querySelector("img")!;
export const lensOf = (host: Element) => part(host, "lens");
export const dialogOf = (host: Element) => part<HTMLDialogElement>(host, "dialog");

/** Returns the window position of a point, given as fractions of the picture's sides from its center. */
function pointOf(host: Element, x: number, y: number): [number, number] {
  const { left, top, width, height } = imageOf(host).getBoundingClientRect();
  return [Math.round(left + width * (0.5 + x)), Math.round(top + height * (0.5 + y))];
}
export const move = (host: Element, x = 0, y = 0) => sendMouse({ type: "move", position: pointOf(host, x, y) });
export const press = (host: Element, x = 0, y = 0) => sendMouse({ type: "click", position: pointOf(host, x, y) });

/** Dispatches a click. Returns false if its default action was prevented. */
export const clicked = (on: Element, about: PointerEventInit = {}) =>
  on.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, detail: 1, ...about }));
/** Dispatches a key. Returns false if its default action was prevented. */
export const pressed = (on: Element, key: string) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
/** Dispatches a touch event. Returns false if its default action was prevented. */
export function finger(host: Element, type: string, x = 0): boolean {
  const [clientX, clientY] = pointOf(host, x, 0);
  const about = { clientX, clientY, detail: 1, bubbles: true, cancelable: true, composed: true };
  return imageOf(host).dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, ...about }));
}

/** Returns left and top of the large picture in the lens, relative to the picture in the page. */
export function shownAt(host: Element): [number, number] | undefined {
  const large = lensOf(host)?.querySelector("img")?.getBoundingClientRect();
  const small = imageOf(host).getBoundingClientRect();
  return large && [Math.round(large.left - small.left), Math.round(large.top - small.top)];
}

export async function armed(html: string, tag?: string): Promise<HTMLElement> {
  const first = await place(html, tag);
  const host = tag ? first.querySelector<HTMLElement>(tag)! : first;
  await until(() => is(host, "armed"));
  return host;
}
