import { adoptStyles } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { makeButton, restoreAttributes } from "#shared/ui/index.ts";
import { onPress } from "../common/press/press.ts";
import { indexNamed } from "./built-in.markup.ts";
import css from "./built-in.page.css";
import { nameOf } from "./slide.markup.ts";
import type { SlideshowStore, SlideshowTexts } from "./slideshow.store.ts";
import { startPages } from "./thumbnail-pages.ts";

/** Binds the controls of the suite's own carousel until the signal, then restores the carousel. */
export function bindCarousel(
  carousel: Element,
  store: SlideshowStore,
  texts: SlideshowTexts,
  signal: AbortSignal,
): void {
  const slides = [...carousel.querySelectorAll<HTMLElement>(".carousel-item")];
  if (!slides.length) return store.fail(new SuiteError("config", "no slides"));
  adoptStyles(carousel, css);
  for (const slide of slides) restoreAttributes(slide, ["class"], signal);
  store.found(
    slides.map(nameOf),
    slides.findIndex((slide) => slide.matches(".active")),
  );
  untilAbort(
    signal,
    store.state.subscribe(({ at }) => {
      for (const [index, slide] of slides.entries()) slide.classList.toggle("active", index === at);
    }),
  );
  for (const control of carousel.querySelectorAll<HTMLElement>("[data-slide]")) {
    const isPrevious = control.matches('[data-slide="prev"]');
    makeButton(control, isPrevious ? texts.previous : texts.next, signal);
  }
  // the carousel is in the element, so other scripts of the page see prevented events
  onPress(carousel, signal, "[data-slide],[data-slide-to]", (control) => {
    const index = indexNamed(control);
    if (index === undefined) store.step(control.matches('[data-slide="prev"]') ? -1 : 1);
    else store.show(index);
  });
  const list = carousel.querySelector(".carousel-indicators");
  if (list) startPages(list, store, texts, signal);
}
