import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { listener, restoreAttributes, spaceOf } from "#shared/ui/index.ts";
import { pointIn } from "./geometry.ts";
import { holdToOpen } from "./hold.ts";
import { controlOf, createReader, frameOf, imageIn } from "./zoom.markup.ts";
import type { ZoomProps, ZoomStore, ZoomTexts } from "./zoom.store.ts";

/** The picture says that it opens, and is reached and pressed by keys, until the signal. */
function setUp(control: HTMLElement, texts: ZoomTexts, signal: AbortSignal): void {
  restoreAttributes(control, ["role", "tabindex", "aria-haspopup", "aria-label", "aria-description"], signal);
  control.role = "button";
  control.ariaHasPopup = "dialog";
  if (!control.matches("[href],[tabindex]")) control.tabIndex = 0;
  const image = control.matches("img") ? control : imageIn(control);
  if (image?.getAttribute("alt") || control.textContent.trim()) control.setAttribute("aria-description", texts.enlarge);
  else control.ariaLabel ??= texts.enlarge;
}

/** Binds the picture of the page and the store, until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: ZoomStore,
  props: WidgetContext<ZoomProps>["props"],
  texts: ZoomTexts,
): void {
  const readPicture = createReader();
  let control: HTMLElement | undefined;
  let ready: AbortController | undefined;

  const giveBack = () => {
    ready?.abort();
    ready = undefined;
  };
  let watched: Element | null = null;
  const read = () => {
    const image = imageIn(host);
    if (image !== watched) {
      sizes.disconnect();
      if (image) sizes.observe(image);
      watched = image;
    }
    const next = image ? controlOf(image) : undefined;
    if (next !== control) giveBack();
    control = next;
    store.offer(image && next ? readPicture(image, props.get().src) : null);
  };
  const show = () => {
    if (!store.state.get().armed) giveBack();
    else if (control && !ready) setUp(control, texts, (ready = new AbortController()).signal);
  };
  const on = listener(host, signal);
  const isOurs = (target: EventTarget | null) => !!control?.contains(target as Node);
  /** Calls `act` with the focused point and the visible part of the picture. Returns false if the point is outside of the picture. */
  const look = (event: MouseEvent, act: ZoomStore["point"]): boolean => {
    const image = imageIn(host);
    const frame = image && frameOf(image);
    const at = frame && pointIn(frame, spaceOf(image).at(event));
    if (at) act(at, frame);
    else store.leave();
    return !!at;
  };
  const enlarge = () => store.enlarge(frameOf(imageIn(host)!));

  const finger = holdToOpen(host, (event) => look(event, store.press), store.leave, signal);
  on("pointermove", (event) => {
    if (event.pointerType !== "touch" || store.state.get().wanted) look(event, store.point);
  });
  on("pointerleave", ({ pointerType }) => pointerType !== "touch" && store.leave());
  on("click", (event) => {
    if (!isOurs(event.target) || !store.state.get().armed || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (finger.wasHeld()) return;
    const { pointerType } = event as PointerEvent;
    // keys, scripts and assistive technology click without a position or at (0, 0); Firefox tells such a click on a link by its pointer type alone
    const isKey = !event.detail || pointerType === "";
    const isWhole = isKey || (pointerType !== "touch" && props.get().trigger === "hover");
    if (isWhole || !look(event, store.press)) enlarge();
  });
  on("keydown", (event) => {
    const { key, target } = event;
    if (target !== control || !store.state.get().armed) return;
    if (key !== " " && (key !== "Enter" || control?.matches("[href]"))) return;
    event.preventDefault();
    enlarge();
  });
  addEventListener("keydown", ({ key }) => key === "Escape" && store.state.get().wanted === "lens" && store.close(), {
    signal,
  });
  // a finger that taps elsewhere
  addEventListener(
    "pointerdown",
    ({ target }) => !host.contains(target as Node) && store.state.get().wanted === "lens" && store.leave(),
    { signal },
  );
  // images do not tell this to what is around them
  host.addEventListener("load", read, { signal, capture: true });
  addEventListener("resize", read, { signal });
  // also when it gets a place for the first time
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
    giveBack,
  );
  read();
  untilAbort(signal, store.state.subscribe(show));
}
