import { atom, effect, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../../shared/element/index.ts";

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

export interface CarouselState {
  /** Place of the first slide that is seen, from 0. */
  readonly at: number;
  /** Places where it can stop. */
  readonly stops: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** It moves by itself, unless something holds it. */
  readonly playing: boolean;
}

/** To a slide by its place, from 0, or to one beside it. */
export type Move = "previous" | "next" | number;

/** Moves the slides; `isPerson`: since a visitor wants it. */
export type Track = (to: Move, isPerson: boolean) => void;

/** Why it does not move for now. */
export type Hold = "pointer" | "focus" | "away" | "edit" | "video";

type Context = Pick<WidgetContext<CarouselProps>, "props" | "editing" | "signal" | "state" | "emit">;

export type CarouselStore = ReturnType<typeof createCarousel>;

/** Moves slides, by hand and by itself. */
export function createCarousel({ props, editing, signal, state, emit }: Context) {
  const view = atom<CarouselState>({
    at: 0,
    stops: 0,
    hasPrevious: false,
    hasNext: false,
    playing: props.get().autoplay,
  });
  const holds = new Set<Hold>();
  /** Before there is anything to move. */
  const early: Parameters<Track>[] = [];
  let track: Track = (...move) => void early.push(move);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    const { playing, stops, hasNext } = view.get();
    const moves = playing && !holds.size && stops > 1 && !signal.aborted;
    clearTimeout(timer);
    state("playing", moves);
    // at its end it begins again
    if (moves) timer = setTimeout(() => track(hasNext ? "next" : 0, false), props.get().timeout);
  }

  const change = (part: Partial<CarouselState>) => {
    view.set({ ...view.get(), ...part });
    arm();
  };
  const hold = (reason: Hold, on: boolean) => {
    holds[on ? "add" : "delete"](reason);
    arm();
  };
  const until = (stop: () => void) => signal.addEventListener("abort", stop);
  until(effect([editing], (isOn) => hold("edit", isOn)));
  until(props.listen(({ autoplay }) => autoplay !== view.get().playing && change({ playing: autoplay })));
  until(() => clearTimeout(timer));

  return {
    view: view as ReadableAtom<CarouselState>,
    hold,
    /** What moves from now on. */
    drive(by: Track) {
      track = by;
      for (const move of early.splice(0)) track(...move);
    },
    /** Where the track is now: the next slide's time begins. */
    moved(now: Omit<CarouselState, "playing">, isPerson = false) {
      change(now);
      if (isPerson) emit("suite-slide-change", { index: now.at });
    },
    /** A visitor wants another slide. */
    press: (to: Move) => track(to, true),
    goTo: (index: number) => void (Number.isInteger(index) && track(index, false)),
    next: () => track("next", false),
    previous: () => track("previous", false),
    /** Whether it moves by itself. */
    play: (playing: boolean) => change({ playing }),
  };
}
