import { ownDocument } from "../../../shared/element/index.ts";
import { marked, option } from "../common/page/markup.ts";
import { all, attempt, classed, listen, write } from "../common/page/page.ts";
import { targetsOf } from "../common/page/target.ts";

export const spies = marked("spy", "scroll");

/** Marks the link of the part of the page that is being read: the last whose top has passed the offset (default 10 px). */
export function setUpSpy(spy: HTMLElement): void {
  const isPage = spy === ownDocument.body;
  const edge = (isPage ? 0 : spy.getBoundingClientRect().top) + Number(option(spy, "offset") ?? 10);
  const known = targetsOf(spy, "*")
    .flatMap((menu) => [...menu.querySelectorAll(':is(.nav-link,.list-group-item,.dropdown-item)[href^="#"]')])
    .map((link) => ({ link, part: targetsOf(link, "*")[0] }))
    .filter(({ part }) => part);
  const current = known.findLast(({ part }) => part!.getBoundingClientRect().top <= edge)?.link;
  for (const { link } of known) {
    classed(link, "active", link === current);
    write(link, { "aria-current": link === current ? "location" : null });
  }
}

export function scrollSpy(): void {
  let frame = 0;
  listen(
    "scroll",
    () =>
      (frame ||= requestAnimationFrame(() => {
        frame = 0;
        for (const spy of all(spies)) void attempt(spy, () => setUpSpy(spy));
      })),
    true,
  );
}
