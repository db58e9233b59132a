import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type { Address, events, GalleryProps, GalleryState, GalleryStore } from "./gallery.types.ts";

const initial: GalleryState = { pictures: [], at: -1 };

/** Creates the state of the lightbox: the picture that is visible, if any. */
export function createGallery(context: StoreContext<GalleryProps, typeof events>): GalleryStore {
  const { editing, signal, emit, fail } = context;
  const state = storeState(initial, context, ({ at }) => ({ open: at >= 0 }));
  let address: Address | undefined;

  const has = (at: number) => !!state.get().pictures[at];
  const close = () => {
    if (state.get().at < 0) return;
    state.change({ at: -1 });
    address?.clear();
    emit("suite-popup-hide");
  };
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && close()),
    close,
  );

  return {
    state,
    fail(error) {
      close();
      fail(error);
    },
    failEmpty: () => fail(new SuiteError("config", "nothing to show: no img in it")),
    found(pictures, from) {
      address = from;
      state.change({ pictures });
      if (!has(state.get().at)) close();
    },
    open(at) {
      if (editing.get() || !has(at)) return close();
      if (state.get().at < 0 && !emit("suite-popup-show", undefined, { cancelable: true })) return;
      state.change({ at });
      address?.write(at);
    },
    show(at, isPerson) {
      if (at === state.get().at || !has(at)) return;
      state.change({ at });
      address?.write(at);
      if (isPerson) emit("suite-slide-change", { index: at });
    },
    close,
  };
}
