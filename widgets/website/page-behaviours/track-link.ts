import { each, write } from "./page/page.ts";

/** Leads the entry of the publisher's menu to the link tracker with the address of the page. */
function setUpTrackLink(link: HTMLElement): void {
  const [path] = link.getAttribute("href")!.split("?");
  write(link, { href: `${path}?u=${encodeURIComponent(location.href)}` });
}

export const trackLink = (): void => each("#o_website_links_share_page[href]", setUpTrackLink);
