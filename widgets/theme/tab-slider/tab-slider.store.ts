import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { remote, type Remote, type RemoteState } from "../../../shared/state/index.ts";
import { createCarousel, type CarouselProps } from "../common/carousel/carousel.store.ts";
import { connect } from "../../../shared/suite/index.ts";
import { tabLayout, tabPane, type Pane } from "../common/calls/tabs.ts";

export interface TabSliderProps {
  readonly sliderId: string;
  readonly layout: string;
}

export interface Tab {
  readonly id: string;
  readonly token: string;
}

export interface TabSliderView {
  /** All tabs, with the content of some. */
  readonly layout: RemoteState<Pane>;
  /** Token of the tab that somebody chose; empty: the first. */
  readonly chosen: string;
  /** Its content, where the layout came without; null: the layout has it. */
  readonly pane: RemoteState<Pane> | null;
  /** How its carousel runs. */
  readonly moves: CarouselProps;
}

type Context = Pick<
  WidgetContext<TabSliderProps>,
  "props" | "server" | "editing" | "signal" | "state" | "emit" | "fail"
>;

export type TabSliderStore = ReturnType<typeof createTabSlider>;

const nothing: RemoteState<Pane> = { value: null, error: null, loading: true };

/** As the suite says, and as every carousel begins where it says nothing. */
const movesOf = ({
  items = 3,
  autoplay = false,
  speed = 500,
  loop = false,
  nav = true,
}: Partial<Pane> = {}): CarouselProps => ({
  items,
  itemsAt: undefined,
  autoplay,
  timeout: 5000,
  speed,
  loop,
  nav,
  dots: false,
});

/** Tabs that the suite has, and what each shows; asked for once. */
export function createTabSlider({ props, server, editing, signal, state, emit, fail }: Context) {
  const view = atom<TabSliderView>({ layout: nothing, chosen: "", pane: null, moves: movesOf() });
  const moves = atom(movesOf());
  const carousel = createCarousel({ props: moves, editing, signal, state, emit });
  const client = connect(server);
  let layout: Remote<Pane>;
  let pane: Remote<Pane> | undefined;
  let leave = () => {};
  const told = new WeakSet<object>();

  const change = (part: Partial<Omit<TabSliderView, "moves">>) => {
    const next = { ...view.get(), ...part };
    const now = movesOf(next.pane?.value ?? next.layout.value ?? {});
    if (JSON.stringify(now) !== JSON.stringify(moves.get())) moves.set(now);
    view.set({ ...next, moves: moves.get() });
    const asked = [next.layout, ...(next.pane ? [next.pane] : [])];
    state(
      "loading",
      asked.some(({ loading }) => loading),
    );
    state(
      "error",
      asked.some(({ error }) => !!error),
    );
    for (const { error } of asked) {
      if (!error || told.has(error)) continue;
      told.add(error);
      fail(error);
    }
  };
  const forget = () => {
    leave();
    leave = () => {};
    pane = undefined;
  };
  const stop = effect([props, editing], ({ sliderId, layout: name }, isOn) => {
    forget();
    layout = remote(`tab layout ${server} ${name} ${sliderId}`, () => tabLayout(client, name, sliderId));
    if (!isOn) void layout.load();
    return effect([layout.state], (now) => change({ layout: now, ...(pane ? {} : { chosen: "", pane: null }) }));
  });
  signal.addEventListener("abort", () => {
    stop();
    forget();
  });

  return {
    view,
    carousel,
    goTo: carousel.goTo,
    next: carousel.next,
    previous: carousel.previous,
    /** @param isThere whether the layout came with its content */
    choose({ id, token }: Tab, isThere: boolean) {
      forget();
      if (isThere) return change({ chosen: token, pane: null });
      const { layout: name } = props.get();
      pane = remote(`tab pane ${server} ${name} ${id} ${token}`, () => tabPane(client, name, { id, token }));
      void pane.load();
      leave = pane.state.subscribe((now) => change({ chosen: token, pane: now }));
    },
    retry: () => void (pane ?? layout).load(),
  };
}
