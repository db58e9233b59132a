import { waitUntil } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import carousel from "#theme/carousel/carousel.element.ts";

define(carousel);

export const all = (host: Element, part: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${part}]`),
];
export const one = (host: Element, part: string) => all(host, part)[0];

/** Returns the texts of the slides that a visitor sees and uses. */
export const seen = (host: Element) =>
  all(host, "slide")
    .filter(({ inert }) => !inert)
    .map((slide) => slide.querySelector("slot")?.assignedElements()[0]?.textContent.trim());
export const shows = (host: Element, ...names: string[]) =>
  waitUntil(() => seen(host).join() === names.join()).catch((error: Error) => {
    throw new Error(`${names.join()} are not shown, but ${seen(host).join()}: ${error.message}`);
  });

export async function framed(host: HTMLElement): Promise<HTMLElement> {
  await waitUntil(() => all(host, "controls").length > 0 && all(host, "slide").some(({ inert }) => inert), "no slides");
  return host;
}
