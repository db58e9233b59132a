import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/** As high as browsers make a frame, which stays so where that is enough: what stands below it never moves up. */
const least = 150;
/** As tall as a page of paper, for what is of another site and cannot be measured. */
const unknown = 1123;

export const frameIn = (host: Element): HTMLIFrameElement | null => host.querySelector(":scope > iframe");

/** px; none while there is no document in it, or one of another site. */
function heightOf(frame: HTMLIFrameElement): number | undefined {
  const page = frame.contentDocument && own(frame.contentDocument);
  return (page?.querySelector("#wrapwrap") ?? page?.documentElement)?.scrollHeight;
}

/**
 * Makes a frame as tall as what is in it, by a style sheet of the element's own: that of the page stays as its
 * author wrote it.
 */
function createFit(root: ShadowRoot, signal: AbortSignal) {
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets.push(own);
  untilAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== own);
  });
  const set = (rule: string) => own.replaceSync(rule && `::slotted(iframe),.own{${rule}}`);
  return (frame: HTMLIFrameElement): void => {
    // a page is at least as high as its frame
    set("block-size:0!important");
    const height = heightOf(frame) || unknown;
    set(height > least ? `box-sizing:content-box!important;block-size:${height}px!important` : "");
  };
}

/** Keeps a frame as tall as what is in it until the signal. @param root that of the element around it */
export function fitFrame(frame: HTMLIFrameElement, root: ShadowRoot, signal: AbortSignal): void {
  const fitTo = createFit(root, signal);
  const fit = () => fitTo(frame);
  let width = 0;
  // lines break otherwise in another width; the height is ours
  const observer = new ResizeObserver(() => {
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    // a new height in the frame that tells of a new width would be told of at once
    requestAnimationFrame(() => signal.aborted || fit());
  });
  frame.addEventListener("load", fit, { signal });
  observer.observe(frame);
  untilAbort(signal, () => observer.disconnect());
}
