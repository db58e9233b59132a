/** As high as browsers make a frame, which stays so where that is enough: what stands below it never moves up. */
const least = 150;
/** As tall as a page of paper, for what is of another site and cannot be measured. */
const unknown = 1123;

export const frameIn = (host: Element): HTMLIFrameElement | null => host.querySelector(":scope > iframe");

/** px; 0 while there is no document in it, or one of another site. */
function heightOf(frame: HTMLIFrameElement): number {
  const page = frame.contentDocument;
  return (page?.querySelector("#wrapwrap") ?? page?.documentElement)?.scrollHeight ?? 0;
}

/**
 * Makes frames of the page as tall as what is in them (behaviour/portal.md item 48), by a style sheet of the element's own: the frame stays as its
 * author wrote it.
 */
export function createFit(root: ShadowRoot, signal: AbortSignal) {
  const own = new CSSStyleSheet();
  root.adoptedStyleSheets.push(own);
  signal.addEventListener("abort", () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== own);
  });
  const set = (rule: string) => own.replaceSync(rule && `::slotted(iframe){${rule}}`);
  return (frame: HTMLIFrameElement): void => {
    // a page is at least as high as its frame
    set("block-size:0!important");
    const height = heightOf(frame) || unknown;
    set(height > least ? `box-sizing:content-box!important;block-size:${height}px!important` : "");
  };
}
