import { own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import type { SharedPage } from "#shared/ui/index.ts";

/** Networks of the suite's icons; `google` is closed. */
type BlogNetwork = "twitter" | "facebook" | "linkedin" | "google";

const networks: readonly BlogNetwork[] = ["twitter", "facebook", "linkedin", "google"];

/**
 * Returns the selector of a network's icons: the suite's classes, and the page author's attribute.
 * @see docs/reference/content.md#content-23
 */
const icon = (name: BlogNetwork) => `a.o_${name},a.o_${name}_complete,a[data-network=${name}]`;

/** Link that shares a post. */
export interface Icon {
  readonly link: HTMLAnchorElement;
  readonly network: BlogNetwork;
}

export const iconsIn = (host: Element): readonly Icon[] =>
  networks.flatMap((network) =>
    [...host.querySelectorAll<HTMLAnchorElement>(icon(network))].map((link) => ({ link, network })),
  );

/**
 * Returns the post that a link shares: the post around the link, otherwise the page's.
 * @param page fallback for posts without title or address
 */
export function postOf(link: Element, host: Element, page: SharedPage): SharedPage {
  const post = link.closest("[name=blog_post],article");
  const heading = post
    ? own(post).querySelector(".o_blog_post_title,h1,h2,h3,h4")
    : host.querySelector("#blog_post_name,h1");
  const titleLink = heading?.closest("a") ?? heading?.querySelector("a");
  return {
    title: heading?.textContent.trim() || page.title,
    url: (titleLink?.hasAttribute("href") && safeWebUrl(titleLink.getAttribute("href")!, page.url)) || page.url,
  };
}
