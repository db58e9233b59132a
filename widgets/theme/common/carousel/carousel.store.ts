import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { startTimer, storeState, untilAbort } from "#shared/state/index.ts";
import type { carouselEvents } from "./carousel.parts.ts";

export interface CarouselProps {
  /** Maximum number of visible slides without `itemsAt`. */
  readonly items: number;
  /** Number of visible slides from a width of the window in px. */
  readonly itemsAt: readonly (readonly [from: number, items: number])[] | undefined;
  readonly autoplay: boolean;
  /** Time between automatic changes in ms. */
  readonly timeout: number;
  /** Duration of a change in ms. */
  readonly speed: number;
  readonly loop: boolean;
  readonly nav: boolean;
  readonly dots: boolean;
}

interface CarouselState {
  /** Index of the first visible slide. */
  readonly at: number;
  /** Number of positions where the carousel can stop. */
  readonly stops: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** True if the slides change automatically, unless the carousel is held. */
  readonly playing: boolean;
  /** Reasons that hold the carousel. */
  readonly holds: readonly Hold[];
}

/** Position of the track. */
export type Position = Omit<CarouselState, "playing" | "holds">;

/** Target of a movement: the index of a slide, or an adjacent slide. */
export type Move = "previous" | "next" | number;

/** Moves the slides; `isRequested` is true for moves by a visitor or a script of the page, false for automatic ones. */
type Track = (to: Move, isRequested: boolean) => void;

/** Reason that stops automatic changes. */
type Hold = "pointer" | "focus" | "away" | "edit" | "video";

export type CarouselStore = ReturnType<typeof createCarousel>;

const isMoving = ({ playing, holds, stops }: CarouselState): boolean => playing && !holds.length && stops > 1;

/** Moves slides, on request and automatically. */
export function createCarousel(context: StoreContext<CarouselProps, typeof carouselEvents>) {
  const { props, editing, signal, emit } = context;
  const initial: CarouselState = {
    at: 0,
    stops: 0,
    hasPrevious: false,
    hasNext: false,
    playing: props.get().autoplay,
    holds: [],
  };
  const state = storeState(initial, context, (now) => ({ playing: isMoving(now) }));
  /** Moves that were requested before the track was bound. */
  const requests: Move[] = [];
  const wait: Track = (to, isRequested) => void (isRequested && requests.push(to));
  let track = wait;

  const hold = (reason: Hold, on: boolean) => {
    const others = state.get().holds.filter((each) => each !== reason);
    state.change({ holds: on ? [...others, reason] : others });
  };
  untilAbort(
    signal,
    // every change of the state restarts the time of the visible slide
    effect([state], (now) => {
      if (!isMoving(now)) return undefined;
      // starts again after the last slide
      const timer = startTimer(() => track(now.hasNext ? "next" : 0, false), props.get().timeout);
      return () => clearTimeout(timer);
    }),
    effect([editing], (isEditing) => hold("edit", isEditing)),
    props.listen(({ autoplay }) => autoplay !== state.get().playing && state.change({ playing: autoplay })),
  );

  return {
    state,
    hold,
    /** Sets the track, until the returned function is called. */
    bind(by: Track) {
      track = by;
      for (const to of requests.splice(0)) track(to, true);
      return () => void (track = wait);
    },
    /** Sets the position of the track, which restarts the time of the visible slide. */
    moved(now: Position, isRequested = false) {
      state.change(now);
      if (isRequested) emit("suite-slide-change", { index: now.at });
    },
    goTo: (index: number) => void (Number.isInteger(index) && track(index, true)),
    next: () => track("next", true),
    previous: () => track("previous", true),
    /** Starts or stops automatic changes. */
    play: (playing: boolean) => state.change({ playing }),
  };
}
