import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { listener, restoreAttributes, spaceOf } from "#shared/ui/index.ts";
import { pointIn } from "./geometry.ts";
import { holdToOpen } from "./hold.ts";
import { controlOf, frameOf, imageIn, readPicture } from "./zoom.markup.ts";
import type { ZoomProps, ZoomStore, ZoomTexts } from "./zoom.store.ts";

/** Makes the picture a button that opens a dialog, until the signal. */
function enhance(control: HTMLElement, texts: ZoomTexts, signal: AbortSignal): void {
  restoreAttributes(control, ["role", "tabindex", "aria-haspopup", "aria-label", "aria-description"], signal);
  control.role = "button";
  control.ariaHasPopup = "dialog";
  if (!control.matches("[href],[tabindex]")) control.tabIndex = 0;
  const image = control.matches("img") ? control : imageIn(control);
  if (image?.getAttribute("alt") || control.textContent.trim()) control.setAttribute("aria-description", texts.enlarge);
  else control.ariaLabel ??= texts.enlarge;
}

interface BindOptions {
  readonly host: HTMLElement;
  readonly signal: AbortSignal;
  readonly store: ZoomStore;
  readonly props: WidgetContext<ZoomProps>["props"];
  readonly texts: WidgetContext<ZoomProps, ZoomTexts>["texts"];
}

/** Reads the picture whenever it changes, and enhances its control while the picture can be enlarged. Returns a function that returns the control. */
function followPicture({ host, signal, store, props, texts }: BindOptions): () => HTMLElement | undefined {
  let control: HTMLElement | undefined;
  let enhanced: AbortController | undefined;
  let watched: Element | null = null;

  const restore = () => {
    enhanced?.abort();
    enhanced = undefined;
  };
  const read = () => {
    const image = imageIn(host);
    if (image !== watched) {
      sizes.disconnect();
      if (image) sizes.observe(image);
      watched = image;
    }
    const next = image ? controlOf(image) : undefined;
    if (next !== control) restore();
    control = next;
    store.offer(image && next ? readPicture(image, props.get().src) : null);
  };
  const show = () => {
    if (!store.state.get().armed) restore();
    else if (control && !enhanced) enhance(control, texts.get(), (enhanced = new AbortController()).signal);
  };
  // `load` does not bubble
  host.addEventListener("load", read, { signal, capture: true });
  addEventListener("resize", read, { signal });
  // also notices the first layout of a picture that was hidden
  const sizes = new ResizeObserver(read);
  const observer = new MutationObserver(read);
  observer.observe(host, {
    childList: true,
    subtree: true,
    attributeFilter: ["src", "srcset", "href", "alt", "data-zoom-image"],
  });
  untilAbort(
    signal,
    () => observer.disconnect(),
    () => sizes.disconnect(),
    props.listen(read),
    restore,
  );
  read();
  untilAbort(signal, store.state.subscribe(show));
  return () => control;
}

/** Opens the lens or the dialog by mouse and touch. */
function bindPointer({ host, signal, store, props }: BindOptions, control: () => HTMLElement | undefined): void {
  const on = listener(host, signal);
  /** Calls `handler` with the focused point and the visible part of the picture. Returns false if the point is outside of the picture. */
  const pointAt = (event: MouseEvent, handler: ZoomStore["point"]): boolean => {
    const image = imageIn(host);
    const frame = image && frameOf(image);
    const at = frame && pointIn(frame, spaceOf(image).at(event));
    if (at) handler(at, frame);
    else store.leave();
    return !!at;
  };
  const touch = holdToOpen(host, (event) => pointAt(event, store.press), store.leave, signal);
  on("pointermove", (event) => {
    if (event.pointerType !== "touch" || store.state.get().wanted) pointAt(event, store.point);
  });
  on("pointerleave", ({ pointerType }) => pointerType !== "touch" && store.leave());
  on("click", (event) => {
    if (!control()?.contains(event.target as Node) || !store.state.get().armed || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (touch.wasHeld()) return;
    const { pointerType } = event as PointerEvent;
    // keys, scripts and assistive technology click without a position or at (0, 0); Firefox marks such a click on a link by its pointer type alone
    const isKey = !event.detail || pointerType === "";
    const isWhole = isKey || (pointerType !== "touch" && props.get().trigger === "hover");
    if (isWhole || !pointAt(event, store.press)) store.enlarge(frameOf(imageIn(host)!));
  });
  // a tap outside of the element closes the lens
  addEventListener("pointerdown", ({ target }) => host.contains(target as Node) || store.leave(), { signal });
}

/** Opens the dialog and closes the lens by keys. */
function bindKeys({ host, signal, store }: BindOptions, control: () => HTMLElement | undefined): void {
  listener(host, signal)("keydown", (event) => {
    const { key, target } = event;
    const picture = control();
    if (target !== picture || !store.state.get().armed) return;
    if (key !== " " && (key !== "Enter" || picture?.matches("[href]"))) return;
    event.preventDefault();
    store.enlarge(frameOf(imageIn(host)!));
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && store.state.get().wanted === "lens" && store.close(), {
    signal,
  });
}

/** Binds the picture of the page and the store, until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: ZoomStore,
  { props, texts }: Pick<WidgetContext<ZoomProps, ZoomTexts>, "props" | "texts">,
): void {
  const options = { host, signal, store, props, texts };
  const control = followPicture(options);
  bindPointer(options, control);
  bindKeys(options, control);
}
