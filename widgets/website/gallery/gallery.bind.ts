import { adoptStyles, own } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import { createAddress } from "./address.ts";
import { controlOf, imagesOf, pictureOf } from "./gallery.markup.ts";
import type { GalleryStore, GalleryView } from "./gallery.types.ts";

/** Styles of the page: while the lightbox is open, the page behind it must not scroll. */
const css =
  'suite-gallery [aria-haspopup="dialog"]{cursor:zoom-in;&:hover{outline:2px solid;outline-offset:2px}}:root:has(suite-gallery:state(open)){overflow:hidden}';

/** Makes a picture a button that keys can reach, until the signal. */
function setUp(control: HTMLElement, name: string, signal: AbortSignal): void {
  restoreAttributes(control, ["role", "tabindex", "aria-haspopup", "aria-label"], signal);
  control.role = "button";
  control.ariaHasPopup = "dialog";
  if (!control.matches("[href],[tabindex]")) control.tabIndex = 0;
  if (!control.textContent.trim()) control.ariaLabel ??= name;
}

/**
 * Makes pictures of the page controls that open the lightbox, until the signal; then restores them.
 * @see docs/reference/website.md#website-10
 */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: GalleryStore,
  { texts }: Pick<GalleryView["context"], "texts">,
): void {
  const address = createAddress(host);
  const known = new WeakSet<Element>();
  let controls: readonly (HTMLElement | undefined)[] = [];

  const read = () => {
    const images = imagesOf(host);
    const pictures = images.map(pictureOf);
    controls = images.map(controlOf);
    for (const [at, control] of controls.entries()) {
      if (!control || known.has(control)) continue;
      known.add(control);
      const name = pictures[at]!.caption || fill(texts.get().picture, { at: at + 1, count: images.length });
      setUp(control, fill(texts.get().open, { name }), signal);
    }
    store.found(pictures, address);
  };
  const followAddress = () => {
    const at = address.read();
    // the lightbox returns the focus to this control when it closes
    if (at >= 0 && store.state.get().at < 0) controls[at]?.focus();
    if (at >= 0) store.open(at);
    else store.close();
  };
  const press = (event: MouseEvent) => {
    const at = controls.findIndex((control) => control?.contains(event.target as Node));
    if (at < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // pictures that were still loading have their sizes and addresses now
    read();
    store.open(at);
  };

  adoptStyles(host, css);
  host.addEventListener("click", press, { signal });
  host.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      const opens = key === " " || (key === "Enter" && !own(target as Element).matches("[href]"));
      if (!opens || !controls.includes(target as HTMLElement)) return;
      event.preventDefault();
      (target as HTMLElement).click();
    },
    { signal },
  );
  const observer = new MutationObserver(read);
  observer.observe(host, { childList: true, subtree: true });
  untilAbort(signal, () => observer.disconnect());
  read();
  if (!controls.length) store.failEmpty();
  address.watch(followAddress, signal);
  if (address.read() >= 0) followAddress();
}
