import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../../shared/element/index.ts";
import { createCarousel, type CarouselProps } from "../carousel/carousel.store.ts";
import { remote, type Remote, type RemoteState } from "../../../../shared/state/index.ts";

export interface SlidesProps extends CarouselProps {
  /** Name of a template of the suite. */
  readonly templateId: string;
}

/** HTML of the suite: for `shared/html` only. */
type Html = string;

type Context = Pick<WidgetContext<SlidesProps>, "props" | "editing" | "signal" | "state" | "emit" | "fail">;

export type SlidesStore = ReturnType<typeof createSlides>;

/** A carousel whose slides the suite has: elements with the same `key` and template ask once. After a failure what the page has brought stays. */
export function createSlides(context: Context, key: string, ask: (templateId: string) => Promise<Html>) {
  const { props, editing, signal, state, fail } = context;
  const answer = atom<RemoteState<Html>>({ value: null, error: null, loading: true });
  let slides: Remote<Html>;
  let told: unknown;

  const stop = effect([props, editing], ({ templateId }, isOn) => {
    slides = remote(`${key} ${templateId}`, () => ask(templateId));
    if (!isOn) void slides.load();
    return effect([slides.state], (now) => {
      answer.set(now);
      state("loading", now.loading);
      state("error", !!now.error);
      if (now.error && now.error !== told) fail(now.error);
      told = now.error;
    });
  });
  signal.addEventListener("abort", stop);
  return { ...createCarousel(context), answer, retry: () => slides.load() };
}
