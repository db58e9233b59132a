import { ownDocument } from "#shared/element/index.ts";
import { marked, option, targetsOf } from "./page/markup.ts";
import { all, attempt, classed, each, listen, write } from "./page/run.ts";

const spies = marked("spy", "scroll");

/** Marks the link to the current section of the page: the last one whose top is above the offset (default 10 px). */
function setUpSpy(spy: HTMLElement): void {
  const isPage = spy === ownDocument.body;
  const edge = (isPage ? 0 : spy.getBoundingClientRect().top) + Number(option(spy, "offset") ?? 10);
  const links = targetsOf(spy, "*").flatMap((menu) => [
    ...menu.querySelectorAll(':is(.nav-link,.list-group-item,.dropdown-item)[href^="#"]'),
  ]);
  const current = links.findLast((link) =>
    targetsOf(link, "*").some((part) => part.getBoundingClientRect().top <= edge),
  );
  for (const link of links) {
    classed(link, "active", link === current);
    write(link, { "aria-current": link === current ? "location" : null });
  }
}

/** Updates the marked links while the page scrolls. */
export function scrollSpy(): void {
  each(spies, setUpSpy);
  listen("scroll", () => all(spies).forEach((spy) => void attempt(spy, () => setUpSpy(spy))), true);
}

/** Adds the page's address to the publisher's link to the link tracker. */
function setUpTrackLink(link: HTMLElement): void {
  const [path] = link.getAttribute("href")!.split("?");
  write(link, { href: `${path}?u=${encodeURIComponent(location.href)}` });
}

export const trackLink = (): void => each("#o_website_links_share_page[href]", setUpTrackLink);
