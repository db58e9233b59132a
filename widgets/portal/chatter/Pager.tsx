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
  return (
    <nav className="pager" part="pager" aria-label={texts.pages} tabIndex={-1}>
      {page > 1 && (
        <span ref={handOver}>
          <button className="tool" part="page" type="button" aria-label={texts.previous} onClick={() => go(page - 1)}>
            <Icon path="M15 5l-7 7 7 7" />
          </button>
        </span>
      )}
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
      {page < pages && (
        <span ref={handOver}>
          <button className="tool" part="page" type="button" aria-label={texts.next} onClick={() => go(page + 1)}>
            <Icon path="M9 5l7 7-7 7" />
          </button>
        </span>
      )}
    </nav>
  );
}
