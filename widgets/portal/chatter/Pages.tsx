import { fill } from "#shared/i18n/index.ts";
import { handOver, Icon, icons } from "#shared/ui/index.ts";
import type { PagesProps } from "./chatter.types.ts";
import { pageCount, pagesAround } from "./pages.ts";

/** Some pages at a time, and the ones beside the current one. */
export function Pages({ count, page, step: perPage, scope, texts, lang, onGo }: PagesProps) {
  const pages = pageCount(count, perPage);
  const digits = new Intl.NumberFormat(lang);
  // it goes on the first and on the last page, perhaps with the focus
  const step = (to: number, label: string, path: string) => (
    <span ref={handOver}>
      <button className="tool" part="page" type="button" aria-label={label} onClick={() => onGo(to)}>
        <Icon path={path} />
      </button>
    </span>
  );
  return (
    <>
      {page > 1 && step(page - 1, texts.previous, icons.chevronLeft)}
      {pagesAround(page, pages, scope).map((each) => (
        <button
          key={each}
          className="tool"
          part="page"
          type="button"
          aria-label={fill(texts.page, { page: digits.format(each) })}
          aria-current={each === page ? "page" : undefined}
          onClick={() => onGo(each)}
        >
          {digits.format(each)}
        </button>
      ))}
      {page < pages && step(page + 1, texts.next, icons.chevronRight)}
    </>
  );
}
