import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { startTimer, storeState, untilAbort } from "#shared/state/index.ts";
import type { carouselEvents } from "./carousel.parts.ts";

export interface CarouselProps {
  /** Most slides at once, where no steps are given. */
  readonly items: number;
  /** Width of the window in px from which on so many slides are shown. */
  readonly itemsAt: readonly (readonly [from: number, items: number])[] | undefined;
  readonly autoplay: boolean;
  /** ms that a slide stays. */
  readonly timeout: number;
  /** ms of a change. */
  readonly speed: number;
  readonly loop: boolean;
  readonly nav: boolean;
  readonly dots: boolean;
}

interface CarouselState {
  /** Place of the first slide that is seen, from 0. */
  readonly at: number;
  /** Places where it can stop. */
  readonly stops: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** It moves by itself, unless something holds it. */
  readonly playing: boolean;
  /** What holds it for now. */
  readonly holds: readonly Hold[];
}

/** Where the track is. */
export type Place = Omit<CarouselState, "playing" | "holds">;

/** To a slide by its place, from 0, or to one beside it. */
export type Move = "previous" | "next" | number;

/** Moves the slides; `isAsked`: since a visitor or a script of the page wants it, not by itself. */
type Track = (to: Move, isAsked: boolean) => void;

/** Why it does not move for now. */
type Hold = "pointer" | "focus" | "away" | "edit" | "video";

export type CarouselStore = ReturnType<typeof createCarousel>;

const isMoving = ({ playing, holds, stops }: CarouselState): boolean => playing && !holds.length && stops > 1;

/** Moves slides, by hand and by itself. */
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
  /** What was asked before there was anything to move. */
  const early: Move[] = [];
  const wait: Track = (to, isAsked) => void (isAsked && early.push(to));
  let track = wait;

  const hold = (reason: Hold, on: boolean) => {
    const others = state.get().holds.filter((each) => each !== reason);
    state.change({ holds: on ? [...others, reason] : others });
  };
  untilAbort(
    signal,
    // whatever happens, the slide that is shown then has all of its time
    effect([state], (now) => {
      if (!isMoving(now)) return undefined;
      // at its end it begins again
      const timer = startTimer(() => track(now.hasNext ? "next" : 0, false), props.get().timeout);
      return () => clearTimeout(timer);
    }),
    effect([editing], (isEditing) => hold("edit", isEditing)),
    props.listen(({ autoplay }) => autoplay !== state.get().playing && state.change({ playing: autoplay })),
  );

  return {
    state,
    hold,
    /** What moves from now on, until it ends by what this gives. */
    bind(by: Track) {
      track = by;
      for (const to of early.splice(0)) track(to, true);
      return () => void (track = wait);
    },
    /** Where the track is now: the next slide's time begins. */
    moved(now: Place, isAsked = false) {
      state.change(now);
      if (isAsked) emit("suite-slide-change", { index: now.at });
    },
    goTo: (index: number) => void (Number.isInteger(index) && track(index, true)),
    next: () => track("next", true),
    previous: () => track("previous", true),
    /** Whether it moves by itself. */
    play: (playing: boolean) => state.change({ playing }),
  };
}
