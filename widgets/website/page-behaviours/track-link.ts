import { each, write } from "./page/page.ts";

/** The publisher's menu leads to the link tracker with the address of the page (behaviour/link-tracker.md item 6). */
function setUpTrackLink(link: HTMLElement): void {
  const [path] = link.getAttribute("href")!.split("?");
  write(link, { href: `${path}?u=${encodeURIComponent(location.href)}` });
}

export const trackLink = (): void => each("#o_website_links_share_page[href]", setUpTrackLink);
