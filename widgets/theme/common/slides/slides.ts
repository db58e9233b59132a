import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import type { carouselEvents } from "../carousel/carousel.parts.ts";
import { type CarouselProps, createCarousel } from "../carousel/carousel.store.ts";

export interface SlidesProps extends CarouselProps {
  /** Name of a template of the suite. */
  readonly templateId: string;
}

/** HTML of the suite: for `shared/html` only. */
type Html = string;

export type SlidesStore = ReturnType<typeof createSlides>;

/** A carousel whose slides the suite has: elements with the same `key` and template ask once. After a failure what the page has brought stays. */
export function createSlides(
  context: StoreContext<SlidesProps, typeof carouselEvents>,
  key: string,
  ask: (templateId: string) => Promise<Html>,
) {
  const { props, editing, signal } = context;
  const initial: RemoteState<Html> = { value: null, error: null, loading: true };
  const answer = storeState(initial, context, ({ loading, error }) => ({ loading, error }));
  let slides: Remote<Html>;
  untilAbort(
    signal,
    effect([props, editing], ({ templateId }, isEditing) => {
      slides = remote(`${key} ${templateId}`, () => ask(templateId), { isOnlyRead: true });
      if (!isEditing) void slides.load();
      return effect([slides.state], answer.set);
    }),
  );
  return { ...createCarousel(context), answer, retry: () => slides.load() };
}
