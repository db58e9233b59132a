import { own } from "#shared/element/index.ts";
import { isLoaded } from "#shared/loaded/index.ts";

/** Page number and number of pages, from 1. */
export interface Progress {
  readonly page: number;
  readonly pages: number;
}

const read = (page: string | null | undefined, pages: string | null | undefined): Progress | undefined => {
  const progress = { page: Number(page), pages: Number(pages) };
  return progress.page >= 1 && progress.pages >= progress.page ? progress : undefined;
};

/** Reads the progress from `data-page` and `data-pages`, otherwise from the suite's header above the form. */
export function progressOf(host: HTMLElement): Progress | undefined {
  const written = host.querySelector<HTMLElement>("[data-page][data-pages]")?.dataset;
  if (written) return read(written["page"], written["pages"]);
  const around = isLoaded(host) ? null : host.parentElement;
  const [page, pages] = around ? own(around).querySelectorAll(":scope > .o_page_header > p > span") : [];
  return read(page?.textContent, pages?.textContent);
}
