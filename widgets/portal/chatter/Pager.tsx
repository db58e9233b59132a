import { useStore } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { handOver, Icon } from "../../../shared/ui/index.ts";
import type { ChatterView } from "./chatter.view.ts";
import { pageCount, pagesAround } from "./pages.ts";

/** Five pages at a time, and the ones beside the current one; nothing where there is one page (behaviour/portal.md item 26). */
export function Pager({ store, props, texts, context }: ChatterView) {
  const { count, page } = useStore(store.state);
  const pages = pageCount(count, props.pagerStep);
  if (pages < 2) return null;
  const digits = new Intl.NumberFormat(context.lang);
  const go = (to: number) => void store.go(to);
  // it goes on the first and on the last page, perhaps with the focus
  const step = (to: number, label: string, path: string) => (
    <span ref={handOver}>
      <button className="tool" part="page" type="button" aria-label={label} onClick={() => go(to)}>
        <Icon path={path} />
      </button>
    </span>
  );
  return (
    <nav className="pager" part="pager" aria-label={texts.pages} tabIndex={-1}>
      {page > 1 && step(page - 1, texts.previous, "M15 5l-7 7 7 7")}
      {pagesAround(page, pages).map((each) => (
        <button
          key={each}
          className="tool"
          part="page"
          type="button"
          aria-label={fill(texts.page, { page: digits.format(each) })}
          aria-current={each === page ? "page" : undefined}
          onClick={() => go(each)}
        >
          {digits.format(each)}
        </button>
      ))}
      {page < pages && step(page + 1, texts.next, "M9 5l7 7-7 7")}
    </nav>
  );
}
