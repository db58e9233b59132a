import type { StoreContext, WidgetView } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { exceeds, isLarge, type Point, scaled, type Size, wholeScale } from "./geometry.ts";

export type ZoomTexts = Readonly<typeof en.zoom>;

export const events = {
  "suite-zoom-change": "A visitor sees the picture large, or not any more. detail: { open: boolean }",
} as const;

export interface ZoomProps {
  readonly src: string;
  readonly factor: number;
  readonly trigger: "click" | "hover";
}

/** The picture of the page, as it is now. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Address of the large one: its own where there is no other. */
  readonly large: string;
  /** 0 by 0 until it has come. */
  readonly natural: Size;
  /** What it has to be larger than, for a picture that has no larger one. */
  readonly room: Size;
  /** The window is large enough. */
  readonly hasRoom: boolean;
}

interface ZoomState {
  readonly picture: Picture | null;
  /** It can be seen large, as far as is known before that is asked for. */
  readonly armed: boolean;
  /** How a visitor wants to see it: a part of it in its place, all of it in a dialog, or not. */
  readonly wanted: "lens" | "dialog" | null;
  /** Of the large picture, once it has come. */
  readonly size: Size | null;
  /** Where in the picture a visitor looks. */
  readonly at: Point;
  /** In the dialog: 1 is the picture's own size. */
  readonly scale: number;
  /** A visitor asked in vain. */
  readonly missing: boolean;
}

export interface ZoomStore {
  readonly state: StoreState<ZoomState>;
  /** Whenever picture or window have changed. */
  offer(picture: Picture | null): void;
  /** The pointer is on the picture. @param frame what is seen of it */
  point(at: Point, frame: Size): void;
  /** A press on it, or a finger that is held there. */
  press(at: Point, frame: Size): void;
  /** By keys: all of it. */
  enlarge(frame: Size): void;
  /** The pointer is not on it any more. */
  leave(): void;
  close(): void;
  zoom(sign: 1 | -1, pane: Size): void;
  /** The code that shows it has not come: nothing is open, and whoever asked is told. The next gesture tries again. */
  fail(error: unknown): void;
}

const initial: ZoomState = {
  picture: null,
  armed: false,
  wanted: null,
  size: null,
  at: { x: 0.5, y: 0.5 },
  scale: 1,
  missing: false,
};

/** Loads a picture. Rejects if there is none at the address. */
async function loadPicture(src: string): Promise<Size> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

const isOpen = ({ wanted, size }: ZoomState): boolean => !!wanted && !!size;

/** What a visitor sees of a picture, and when the large one is asked for: not before somebody wants to see it. */
export function createZoom(context: StoreContext<ZoomProps, typeof events>, load = loadPicture): ZoomStore {
  const { props, editing, signal, emit, fail } = context;
  const state = storeState(initial, context, (now) => ({
    armed: now.armed,
    loading: now.wanted && !now.size,
    open: isOpen(now),
  }));
  /** Large pictures that have come, and null for those that do not, or show no more. */
  const known = new Map<string, Size | null>();
  const asked = new Set<string>();
  /** A visitor has closed it and is still there: pointing does not open it again. */
  let dismissed = false;
  let wasOpen = false;

  const change = (part: Partial<ZoomState>) => {
    state.change(part);
    const open = isOpen(state.get());
    if (open === wasOpen) return;
    wasOpen = open;
    emit("suite-zoom-change", { open });
  };
  const isArmed = (picture: Picture | null) =>
    !editing.get() &&
    !!picture?.large &&
    picture.hasRoom &&
    known.get(picture.large) !== null &&
    (picture.large !== picture.src || isLarge(picture.natural, picture.room, props.get().factor));
  const close = () => change({ wanted: null });

  /** The large picture has come, or will not. */
  const take = (large: string, size: Size | null, frame: Size) => {
    const found = size && exceeds(size, frame) ? size : null;
    known.set(large, found);
    const { picture, wanted } = state.get();
    if (signal.aborted || picture?.large !== large) return;
    if (found) change({ size: found });
    else change({ armed: false, wanted: null, missing: !!wanted });
  };
  const want = (wanted: "lens" | "dialog", frame: Size) => {
    const { armed, picture } = state.get();
    if (!armed || !picture) return;
    const { large } = picture;
    change({ wanted, size: known.get(large) ?? null, scale: 1, missing: false });
    if (asked.has(large)) return;
    asked.add(large);
    load(large).then(
      (size) => take(large, size, frame),
      () => take(large, null, frame),
    );
  };

  untilAbort(
    signal,
    // what an editor saves says nothing of it
    editing.listen(() => change({ armed: isArmed(state.get().picture), wanted: null })),
    close,
  );

  return {
    state,
    offer(picture) {
      const { picture: before, missing } = state.get();
      const isSame = before?.large === picture?.large && before?.src === picture?.src;
      const armed = isArmed(picture);
      change({
        picture,
        armed,
        missing: missing && isSame,
        ...((!isSame || !armed) && { wanted: null, size: null }),
      });
    },
    point(at, frame) {
      const { wanted, armed } = state.get();
      if (!armed || wanted === "dialog") return;
      state.change({ at });
      if (!wanted && !dismissed && props.get().trigger === "hover") want("lens", frame);
    },
    press(at, frame) {
      state.change({ at });
      if (!state.get().wanted) return want("lens", frame);
      dismissed = true;
      close();
    },
    enlarge: (frame) => want("dialog", frame),
    leave() {
      dismissed = false;
      if (state.get().wanted === "lens") close();
    },
    close() {
      dismissed = state.get().wanted === "lens";
      close();
    },
    zoom(sign, pane) {
      const { size, scale } = state.get();
      if (size) change({ scale: scaled(scale, sign, wholeScale(size, pane)) });
    },
    fail(error) {
      // pointing asks for it again once the pointer has been elsewhere
      dismissed = state.get().wanted === "lens";
      change({ wanted: null, missing: true });
      fail(error);
    },
  };
}

export type ZoomView = WidgetView<ZoomStore, ZoomProps, ZoomTexts>;
