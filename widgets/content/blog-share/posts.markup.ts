import { safeWebUrl } from "#shared/html/index.ts";
import type { SharedPage } from "#shared/ui/index.ts";

/** Networks whose icons the suite has. One of them has closed. */
type BlogNetwork = "twitter" | "facebook" | "linkedin" | "google";

const networks: readonly BlogNetwork[] = ["twitter", "facebook", "linkedin", "google"];

/** The suite's classes of an icon; of the post's own page, and what an author writes. */
const icon = (name: BlogNetwork) => `a.o_${name},a.o_${name}_complete,a[data-network=${name}]`;

/** A link that shares a post. */
export interface Icon {
  readonly link: HTMLAnchorElement;
  readonly network: BlogNetwork;
}

export const iconsIn = (host: Element): readonly Icon[] =>
  networks.flatMap((network) =>
    [...host.querySelectorAll<HTMLAnchorElement>(icon(network))].map((link) => ({ link, network })),
  );

/**
 * The post that a link shares: of a list the one that it stands in, else the page's.
 * @param page what is shared where the post has no address or no title of its own
 */
export function postOf(link: Element, host: Element, page: SharedPage): SharedPage {
  const post = link.closest("[name=blog_post],article");
  const heading = post
    ? post.querySelector(".o_blog_post_title,h1,h2,h3,h4")
    : host.querySelector("#blog_post_name,h1");
  const own = heading?.closest("a") ?? heading?.querySelector("a");
  return {
    title: heading?.textContent.trim() || page.title,
    url: (own?.hasAttribute("href") && safeWebUrl(own.getAttribute("href")!, page.url)) || page.url,
  };
}
