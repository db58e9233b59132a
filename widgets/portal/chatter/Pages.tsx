import { fill } from "#shared/i18n/index.ts";
import { handOver, Icon, icons } from "#shared/ui/index.ts";
import type { PagesProps } from "./chatter.types.ts";
import { pageCount } from "./range.ts";

/** Returns `scope` page numbers: the current one in the middle, except near both ends. @see docs/reference/portal.md#portal-12 */
export function pagesAround(page: number, count: number, scope: number): readonly number[] {
  const shown = Math.min(scope, count);
  const first = Math.min(Math.max(1, page - Math.floor(scope / 2)), count - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** Buttons of some pages at a time, and of the pages before and after the current one. */
export function Pages({ count, page, step: perPage, scope, texts, lang, onGo }: PagesProps) {
  const pages = pageCount(count, perPage);
  const digits = new Intl.NumberFormat(lang);
  // the first and the last page have one of these buttons: the other one may unmount while focused
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
