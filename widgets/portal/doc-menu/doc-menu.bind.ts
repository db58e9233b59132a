import { ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { DocMenuProps, DocMenuStore } from "./doc-menu.store.ts";
import { headingsIn, readHeadings } from "./headings.markup.ts";

/** Margin of the reading position: the height below the top at which a heading is after a jump. */
const readingMargin = "-72px 0px 1000000px 0px";

/** Watches which headings are above the reading position. @returns a controller that ends this */
function watchHeadings(content: Element, store: DocMenuStore): AbortController {
  const end = new AbortController();
  const headings = headingsIn(content);
  store.setHeadings(readHeadings(headings, end.signal));
  const observer = new IntersectionObserver(
    (entries) => {
      // everything below the reading position intersects
      store.pass(entries.map(({ target, isIntersecting }) => [target.id, !isIntersecting]));
    },
    { rootMargin: readingMargin },
  );
  for (const heading of headings) observer.observe(heading);
  untilAbort(end.signal, () => observer.disconnect());
  return end;
}

/** Keeps the menu of a document up to date until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: DocMenuStore,
  { props, fail }: Pick<WidgetContext<DocMenuProps>, "props" | "fail">,
): void {
  if (host.closest(".navspy")) store.setBeside();
  const selector = props.get().content;
  const content = ownDocument.querySelector(selector);
  if (!content) return fail({ kind: "config", message: `there is no document ${selector}` });
  let watched = watchHeadings(content, store);
  let frame = 0;
  // content that the suite adds later may have headings
  const changes = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      watched.abort();
      watched = watchHeadings(content, store);
    });
  });
  changes.observe(content, { childList: true, subtree: true });
  untilAbort(signal, () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    watched.abort();
  });
}
