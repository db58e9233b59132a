import { atom, effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type Pane, tabLayout, tabPane } from "../api/tabs.ts";
import type { carouselEvents } from "../common/carousel/carousel.parts.ts";
import { type CarouselProps, createCarousel } from "../common/carousel/carousel.store.ts";
import type en from "../i18n/en.json";

export type TabSliderTexts = Readonly<FailureTexts & typeof en.carousel & typeof en.tabSlider>;

export interface TabSliderProps {
  readonly sliderId: string;
  readonly layout: string;
}

export interface Tab {
  readonly id: string;
  readonly token: string;
}

interface TabSliderState {
  /** All tabs, with the content of some. */
  readonly layout: RemoteState<Pane>;
  /** Token of the tab that somebody chose; empty: the first. */
  readonly chosen: string;
  /** Its content, where the layout came without; null: the layout has it. */
  readonly pane: RemoteState<Pane> | null;
  /** How its carousel runs. */
  readonly moves: CarouselProps;
}

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
export function createTabSlider(context: StoreContext<TabSliderProps, typeof carouselEvents>) {
  const { props, server, editing, signal } = context;
  const moves = atom(movesOf());
  const initial: TabSliderState = { layout: nothing, chosen: "", pane: null, moves: moves.get() };
  const state = storeState(initial, context, ({ layout, pane }) => ({
    loading: layout.loading || pane?.loading,
    error: pane?.error ?? layout.error,
  }));
  const carousel = createCarousel({ ...context, props: moves });
  const client = connect(server);
  let layout: Remote<Pane>;
  let pane: Remote<Pane> | undefined;
  let leave = () => {};

  /** Changes what is shown, and how it moves where that asks for it. */
  const show = (part: Partial<Omit<TabSliderState, "moves">>) => {
    const { layout, pane } = { ...state.get(), ...part };
    const now = movesOf(pane?.value ?? layout.value ?? {});
    if (JSON.stringify(now) !== JSON.stringify(moves.get())) moves.set(now);
    state.change({ ...part, moves: moves.get() });
  };
  const forget = () => {
    leave();
    leave = () => {};
    pane = undefined;
  };
  untilAbort(
    signal,
    effect([props, editing], ({ sliderId, layout: name }, isEditing) => {
      forget();
      layout = remote(`tab layout ${server} ${name} ${sliderId}`, () => tabLayout(client, name, sliderId), {
        isOnlyRead: true,
      });
      if (!isEditing) void layout.load();
      return effect([layout.state], (now) => show({ layout: now, ...(pane ? {} : { chosen: "", pane: null }) }));
    }),
    forget,
  );

  return {
    state,
    carousel,
    goTo: carousel.goTo,
    next: carousel.next,
    previous: carousel.previous,
    /** @param isThere whether the layout came with its content */
    choose({ id, token }: Tab, isThere: boolean) {
      forget();
      if (isThere) return show({ chosen: token, pane: null });
      const { layout: name } = props.get();
      pane = remote(`tab pane ${server} ${name} ${id} ${token}`, () => tabPane(client, name, { id, token }), {
        isOnlyRead: true,
      });
      void pane.load();
      leave = pane.state.subscribe((now) => show({ chosen: token, pane: now }));
    },
    retry: () => void (pane ?? layout).load(),
  };
}
