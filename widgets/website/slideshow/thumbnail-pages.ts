import { ownDocument } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted, restoreAttributes } from "#shared/ui/index.ts";
import { countPerPage, indexNamed, setHidden } from "./built-in.markup.ts";
import type { SlideshowStore, SlideshowTexts } from "./slideshow.store.ts";

/** Adds a button over a list item, which stays an item, until the signal. */
function addButton(item: HTMLElement, name: string, signal: AbortSignal): HTMLButtonElement {
  const button = ownDocument.createElement("button");
  button.type = "button";
  button.ariaLabel = name;
  restoreAttributes(item, ["class", "hidden"], signal);
  markInserted(button);
  item.append(button);
  untilAbort(signal, () => button.remove());
  return button;
}

/**
 * Creates pages of thumbnails that fit the width of a list; the visible page always contains the thumbnail of the slide at `at`.
 * @see docs/reference/website.md#website-11
 */
function createPages(list: Element, thumbnails: readonly HTMLElement[]) {
  const previous = list.querySelector<HTMLElement>(".o_indicators_left");
  const next = list.querySelector<HTMLElement>(".o_indicators_right");
  let perPage = 1;
  const current = (at: number) => thumbnails.findIndex((item) => indexNamed(item) === at);
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / perPage);
  const show = (at: number) => {
    const focused = list.querySelector<HTMLElement>("li:focus-within");
    const shown = current(at);
    const page = pageOf(shown);
    for (const [index, item] of thumbnails.entries()) {
      item.classList.toggle("active", index === shown);
      item.querySelector("button")!.ariaCurrent = String(index === shown);
      setHidden(item, pageOf(index) !== page);
    }
    if (previous) setHidden(previous, page === 0);
    if (next) setHidden(next, page === pageOf(thumbnails.length - 1));
    // the focused thumbnail is on another page
    if (focused?.hidden) thumbnails[shown]?.querySelector("button")?.focus();
  };
  return {
    previous,
    next,
    show,
    measure(at: number) {
      for (const item of thumbnails) setHidden(item, false);
      perPage = countPerPage(list, thumbnails[0]!);
      show(at);
    },
    /** Returns the index of the first slide of a page at a distance; undefined without such a page. */
    firstOf(at: number, by: number): number | undefined {
      const first = thumbnails[(pageOf(current(at)) + by) * perPage];
      return first && indexNamed(first);
    },
  };
}

/** Shows the thumbnails of a carousel in pages, and marks the one whose slide is shown, until the signal. */
export function startPages(list: Element, store: SlideshowStore, texts: SlideshowTexts, signal: AbortSignal): void {
  const thumbnails = [...list.querySelectorAll<HTMLElement>("li[data-slide-to]")];
  if (!thumbnails.length) return;
  const { state } = store;
  const { names } = state.get();
  const pages = createPages(list, thumbnails);
  for (const [index, item] of thumbnails.entries())
    addButton(item, names[indexNamed(item)!] || fill(texts.place, { at: index + 1, count: names.length }), signal);
  const turn = (by: number) => {
    const index = pages.firstOf(state.get().at, by);
    if (index !== undefined) store.show(index);
  };
  for (const [item, name, by] of [
    [pages.previous, texts.previousThumbnails, -1],
    [pages.next, texts.nextThumbnails, 1],
  ] as const) {
    if (!item) continue;
    addButton(item, name, signal);
    item.addEventListener("click", () => turn(by), { signal });
  }
  const observer = new ResizeObserver(() => pages.measure(state.get().at));
  observer.observe(list);
  const stop = state.subscribe(({ at }) => pages.show(at));
  untilAbort(signal, () => {
    observer.disconnect();
    stop();
  });
}
