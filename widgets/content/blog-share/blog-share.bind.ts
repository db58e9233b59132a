import { fill } from "#shared/i18n/index.ts";
import { currentPage, networkNames, openPopup, restoreAttributes } from "#shared/ui/index.ts";
import type { BlogShareStore, BlogShareView } from "./blog-share.store.ts";
import { type Icon, iconsIn, postOf } from "./posts.markup.ts";

/** Width and height of the share window, px. @see docs/reference/content.md#content-23 */
const size = [500, 400] as const;

/** Sets address and name of the page's share icons until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: BlogShareStore,
  { texts }: Pick<BlogShareView["context"], "texts">,
): void {
  const icons = iconsIn(host);
  const set = ({ link, network }: Icon) => {
    const post = postOf(link, host, currentPage());
    if (network === "google") link.hidden = true;
    else {
      link.href = store.addressOf(network, post);
      link.ariaLabel = fill(texts.get().shareOn, { network: networkNames[network]!, title: post.title });
    }
    return post;
  };
  for (const each of icons) {
    const { link } = each;
    restoreAttributes(link, ["href", "target", "rel", "aria-label", "hidden"], signal);
    link.target = "_blank";
    link.rel = "noopener";
    set(each);
  }
  host.addEventListener(
    "click",
    (event) => {
      const pressed = icons.find(({ link }) => link.contains(event.target as Node));
      if (!pressed || event.defaultPrevented) return;
      // title and address may have changed meanwhile
      const { title, url } = set(pressed);
      openPopup(event, pressed.link, size);
      store.shared(pressed.network, url, title);
    },
    { signal },
  );
}
