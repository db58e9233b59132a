const svg = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${fill}"/></svg>`)}`;

export const image = (fill: string, alt = ""): string => `<img src="${svg(fill)}" alt="${alt}">`;

/** Returns the live region's text of a slideshow. */
export const said = (host: Element): string =>
  host.shadowRoot!.querySelector<HTMLElement>("[aria-live]")!.textContent.replace(/\s+/g, " ").trim();

/** Collects the indices of its events. */
export function listened(host: Element): readonly number[] {
  const places: number[] = [];
  host.addEventListener("suite-slide-change", (event) => places.push((event as CustomEvent).detail.index));
  return places;
}
