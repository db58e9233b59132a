import { ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import type { DocMenuProps, DocMenuStore } from "./doc-menu.store.ts";
import { headingsIn, readHeadings } from "./headings.markup.ts";

/** Where one reads, from the top: as high as a heading that was scrolled to. */
const line = "-72px 0px 1000000px 0px";

/** Watches the headings, and which of them are above the line. @returns the end of it */
function watchHeadings(content: Element, store: DocMenuStore): AbortController {
  const end = new AbortController();
  const headings = headingsIn(content);
  store.setHeadings(readHeadings(headings, end.signal));
  const observer = new IntersectionObserver(
    (entries) => {
      // all that is below the line is in the observer's box
      store.pass(entries.map(({ target, isIntersecting }) => [target.id, !isIntersecting]));
    },
    { rootMargin: line },
  );
  for (const heading of headings) observer.observe(heading);
  untilAbort(end.signal, () => observer.disconnect());
  return end;
}

/** Keeps the menu of a document until the signal, and not while somebody edits it. */
export function bind(
  signal: AbortSignal,
  store: DocMenuStore,
  { props, editing, fail }: Pick<WidgetContext<DocMenuProps>, "props" | "editing" | "fail">,
): void {
  whileBrowsing(signal, editing, (over) => {
    const selector = props.get().content;
    const content = ownDocument.querySelector(selector);
    if (!content) return fail({ kind: "config", message: `there is no document ${selector}` });
    let watched = watchHeadings(content, store);
    let frame = 0;
    // what the suite sends later may have headings
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        watched.abort();
        watched = watchHeadings(content, store);
      });
    });
    changes.observe(content, { childList: true, subtree: true });
    untilAbort(over, () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      watched.abort();
    });
  });
}
