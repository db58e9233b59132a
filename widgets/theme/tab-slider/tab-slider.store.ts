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
  /** Layout with all tabs, and the content of some. */
  readonly layout: RemoteState<Pane>;
  /** Token of the tab that the visitor chose; empty for the first tab. */
  readonly chosen: string;
  /** Content of the chosen tab; null if the layout includes the content. */
  readonly pane: RemoteState<Pane> | null;
  /** Settings of the carousel. */
  readonly settings: CarouselProps;
}

export type TabSliderStore = ReturnType<typeof createTabSlider>;

const nothing: RemoteState<Pane> = { value: null, error: null, loading: true };

/** Returns the settings of the server, with the defaults of carousels. */
const settingsOf = ({
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

/** Loads the tabs and their content; each once for all elements. */
export function createTabSlider(context: StoreContext<TabSliderProps, typeof carouselEvents>) {
  const { props, server, editing, signal } = context;
  const settings = atom(settingsOf());
  const initial: TabSliderState = { layout: nothing, chosen: "", pane: null, settings: settings.get() };
  const state = storeState(initial, context, ({ layout, pane }) => ({
    loading: layout.loading || pane?.loading,
    error: pane?.error ?? layout.error,
  }));
  const carousel = createCarousel({ ...context, props: settings });
  const client = connect(server);
  let layout: Remote<Pane>;
  let pane: Remote<Pane> | undefined;
  let unsubscribe = () => {};

  /** Changes the visible content and the settings of its carousel. */
  const show = (part: Partial<Omit<TabSliderState, "settings">>) => {
    const { layout, pane } = { ...state.get(), ...part };
    const now = settingsOf(pane?.value ?? layout.value ?? {});
    if (JSON.stringify(now) !== JSON.stringify(settings.get())) settings.set(now);
    state.change({ ...part, settings: settings.get() });
  };
  const forget = () => {
    unsubscribe();
    unsubscribe = () => {};
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
    /** @param isLoaded true if the layout includes the tab's content */
    choose({ id, token }: Tab, isLoaded: boolean) {
      forget();
      if (isLoaded) return show({ chosen: token, pane: null });
      const { layout: name } = props.get();
      pane = remote(`tab pane ${server} ${name} ${id} ${token}`, () => tabPane(client, name, { id, token }), {
        isOnlyRead: true,
      });
      void pane.load();
      unsubscribe = pane.state.subscribe((now) => show({ chosen: token, pane: now }));
    },
    retry: () => void (pane ?? layout).load(),
  };
}
