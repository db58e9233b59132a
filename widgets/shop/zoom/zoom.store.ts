import type { StoreContext, WidgetView } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { exceeds, isLarge, type Point, scaled, type Size, wholeScale } from "./geometry.ts";

export type ZoomTexts = Readonly<typeof en.zoom>;

export const events = {
  "suite-zoom-change": "After the picture was enlarged, or shown at its own size again. detail: { open: boolean }",
} as const;

export interface ZoomProps {
  readonly src: string;
  readonly factor: number;
  readonly trigger: "click" | "hover";
}

/** Current picture of the page. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  /** Address of the large picture; the same as `src` if the page names no other. */
  readonly large: string;
  /** Size of the loaded picture; 0 by 0 before. */
  readonly natural: Size;
  /** Displayed size, which a picture without a larger one must exceed. */
  readonly displayed: Size;
  /** True if the window is wide enough. */
  readonly hasRoom: boolean;
}

interface ZoomState {
  readonly picture: Picture | null;
  /** True if the picture can be enlarged, as far as is known before the large picture has loaded. */
  readonly armed: boolean;
  /** Requested view: a part of the picture in its place, the whole picture in a dialog, or none. */
  readonly wanted: "lens" | "dialog" | null;
  /** Size of the large picture; null until it has loaded. */
  readonly size: Size | null;
  /** Focused point of the picture. */
  readonly at: Point;
  /** Scale in the dialog; 1 is the picture's own size. */
  readonly scale: number;
  /** True if a visitor requested a large picture that does not exist. */
  readonly missing: boolean;
}

export interface ZoomStore {
  readonly state: StoreState<ZoomState>;
  /** Sets the picture; called whenever the picture or the window changes. */
  offer(picture: Picture | null): void;
  /** Moves the focused point. @param frame visible part of the picture */
  point(at: Point, frame: Size): void;
  /** Opens the lens, or closes it: after a press, or while a finger is held. */
  press(at: Point, frame: Size): void;
  /** Opens the dialog. */
  enlarge(frame: Size): void;
  /** Closes the lens: the pointer has left the picture. */
  leave(): void;
  close(): void;
  zoom(sign: 1 | -1, pane: Size): void;
  /** Closes everything with a message to the visitor: the code of the lens or the dialog did not load. The next gesture tries again. */
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

type ZoomContext = StoreContext<ZoomProps, typeof events>;

/** Creates the state, whose changes report when the picture opens and closes. */
function createState(context: ZoomContext) {
  const state = storeState(initial, context, (now) => ({
    armed: now.armed,
    loading: now.wanted && !now.size,
    open: isOpen(now),
  }));
  let wasOpen = false;

  const change = (part: Partial<ZoomState>) => {
    state.change(part);
    const open = isOpen(state.get());
    if (open === wasOpen) return;
    wasOpen = open;
    context.emit("suite-zoom-change", { open });
  };
  return { state, change };
}

/** Requests each large picture once, when a visitor wants to see it. */
function createLargePictures(
  { props, editing, signal }: ZoomContext,
  { state, change }: ReturnType<typeof createState>,
  load: typeof loadPicture,
) {
  /** Sizes by address; null for pictures that do not load, or show no more than the frame. */
  const known = new Map<string, Size | null>();
  const requested = new Set<string>();

  const finish = (large: string, size: Size | null, frame: Size) => {
    const found = size && exceeds(size, frame) ? size : null;
    known.set(large, found);
    const { picture, wanted } = state.get();
    if (signal.aborted || picture?.large !== large) return;
    if (found) change({ size: found });
    else change({ armed: false, wanted: null, missing: !!wanted });
  };
  return {
    isArmed: (picture: Picture | null) =>
      !editing.get() &&
      !!picture?.large &&
      picture.hasRoom &&
      known.get(picture.large) !== null &&
      (picture.large !== picture.src || isLarge(picture.natural, picture.displayed, props.get().factor)),
    want(wanted: "lens" | "dialog", frame: Size) {
      const { armed, picture } = state.get();
      if (!armed || !picture) return;
      const { large } = picture;
      change({ wanted, size: known.get(large) ?? null, scale: 1, missing: false });
      if (requested.has(large)) return;
      requested.add(large);
      load(large).then(
        (size) => finish(large, size, frame),
        () => finish(large, null, frame),
      );
    },
  };
}

/**
 * Returns a function that keeps a large picture for the picture with which it was first seen: when the variant changes, the suite changes the
 * address of the picture alone, which is then its own large picture.
 * @see docs/reference/shop.md#shop-51
 */
function createPairs() {
  let pair: Pick<Picture, "src" | "large"> = { src: "", large: "" };
  return (picture: Picture): Picture => {
    if (picture.large !== pair.large) pair = picture;
    return picture.src === pair.src ? picture : { ...picture, large: picture.src };
  };
}

/** Creates the store of a picture that visitors enlarge. */
export function createZoom(context: ZoomContext, load = loadPicture): ZoomStore {
  const { props, editing, signal, fail } = context;
  const shown = createState(context);
  const { state, change } = shown;
  /** True after a visitor has closed the lens, until the pointer leaves: pointing does not open the lens again. */
  let isDismissed = false;
  const { isArmed, want } = createLargePictures(context, shown, load);
  const paired = createPairs();
  const close = () => change({ wanted: null });

  untilAbort(
    signal,
    // the page that an editor saves must not contain our attributes
    editing.listen(() => change({ armed: isArmed(state.get().picture), wanted: null })),
    close,
  );

  return {
    state,
    offer(offered) {
      const picture = offered && paired(offered);
      const { picture: previous, missing } = state.get();
      const isSame = previous?.large === picture?.large && previous?.src === picture?.src;
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
      if (!wanted && !isDismissed && props.get().trigger === "hover") want("lens", frame);
    },
    press(at, frame) {
      state.change({ at });
      if (!state.get().wanted) return want("lens", frame);
      isDismissed = true;
      close();
    },
    enlarge: (frame) => want("dialog", frame),
    leave() {
      isDismissed = false;
      if (state.get().wanted === "lens") close();
    },
    close() {
      isDismissed = state.get().wanted === "lens";
      close();
    },
    zoom(sign, pane) {
      const { size, scale } = state.get();
      if (size) change({ scale: scaled(scale, sign, wholeScale(size, pane)) });
    },
    fail(error) {
      isDismissed = state.get().wanted === "lens";
      change({ wanted: null, missing: true });
      fail(error);
    },
  };
}

export type ZoomView = WidgetView<ZoomStore, ZoomProps, ZoomTexts>;
