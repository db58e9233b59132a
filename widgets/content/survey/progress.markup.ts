import { own } from "#shared/element/index.ts";

/** Which page of how many, both from 1. */
export interface Progress {
  readonly page: number;
  readonly pages: number;
}

const read = (page: string | null | undefined, pages: string | null | undefined): Progress | undefined => {
  const progress = { page: Number(page), pages: Number(pages) };
  return progress.page >= 1 && progress.pages >= progress.page ? progress : undefined;
};

/** As the suite's page says it above the form, or an author by `data-page` and `data-pages`. */
export function progressOf(host: Element): Progress | undefined {
  const said = host.querySelector<HTMLElement>("[data-page][data-pages]")?.dataset;
  if (said) return read(said["page"], said["pages"]);
  const around = host.parentElement;
  const [page, pages] = around ? own(around).querySelectorAll(":scope > .o_page_header > p > span") : [];
  return read(page?.textContent, pages?.textContent);
}
