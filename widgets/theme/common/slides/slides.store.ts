import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import type { carouselEvents } from "../carousel/carousel.parts.ts";
import { type CarouselProps, createCarousel } from "../carousel/carousel.store.ts";

export interface SlidesProps extends CarouselProps {
  /** Name of a server template. */
  readonly templateId: string;
}

/** Unsanitized HTML, for `shared/html` only. */
type Html = string;

export type SlidesStore = ReturnType<typeof createSlides>;

/** Carousel of the suite's slides, with one call for all elements with the same `key` and template. After a failure the page author's slides stay. */
export function createSlides(
  context: StoreContext<SlidesProps, typeof carouselEvents>,
  key: string,
  load: (templateId: string) => Promise<Html>,
) {
  const { props, editing, signal } = context;
  const initial: RemoteState<Html> = { value: null, error: null, loading: true };
  const answer = storeState(initial, context, ({ loading, error }) => ({ loading, error }));
  let slides: Remote<Html>;
  untilAbort(
    signal,
    effect([props, editing], ({ templateId }, isEditing) => {
      slides = remote(`${key} ${templateId}`, () => load(templateId), { isOnlyRead: true });
      if (!isEditing) void slides.load();
      return effect([slides.state], answer.set);
    }),
  );
  return { ...createCarousel(context), answer, retry: () => slides.load() };
}
