import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { safeWebUrl, setServerHtml } from "#shared/html/index.ts";

/** Behind a post: the one style that is kept, as data, since the profile takes all of them. */
const cover = /style="background-image:\s*url\(([^()"]*)\);?"/g;

/** Only these count. */
const post = ".s_latest_posts_post";

function addCover(place: HTMLElement, server: string): void {
  const address = safeWebUrl(place.dataset.cover!, server);
  place.removeAttribute("data-cover");
  // a post without a picture says "none"
  if (!address || /\/none$/.test(address)) return;
  const image = ownDocument.createElement("img");
  image.alt = "";
  image.src = address;
  place.append(image);
}

/** A link around a cover says nothing by itself: it is called by the post. */
function nameLinks(of: Element): void {
  const title = of.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim();
  for (const link of of.querySelectorAll("a")) if (title && !link.textContent.trim()) link.ariaLabel = title;
}

/**
 * The posts of the suite's HTML, sanitized, with their covers as pictures.
 * @param server what relative addresses are relative to
 * @throws when the sanitizer could not be loaded
 */
export async function readPosts(html: string, server: string): Promise<readonly Element[]> {
  const box = ownDocument.createElement("div");
  await setServerHtml(box, html.replace(cover, 'data-cover="$1"'), fragment, server);
  for (const place of box.querySelectorAll<HTMLElement>("[data-cover]")) addCover(place, server);
  const posts = [...box.querySelectorAll(post)];
  for (const each of posts) nameLinks(each);
  return posts;
}
