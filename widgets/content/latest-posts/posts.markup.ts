import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { safeWebUrl, setServerHtml } from "#shared/html/index.ts";

/** Style of a post's cover, kept as data: the sanitizer removes all styles. */
const coverStyle = /style="background-image:\s*url\(([^()"]*)\);?"/g;

/** Selector of posts; other elements are ignored. */
const postSelector = ".s_latest_posts_post";

function addCover(box: HTMLElement, server: string): void {
  const address = safeWebUrl(box.dataset.cover!, server);
  box.removeAttribute("data-cover");
  // the address of a post without a picture ends in "none"
  if (!address || /\/none$/.test(address)) return;
  const image = ownDocument.createElement("img");
  image.alt = "";
  image.src = address;
  box.append(image);
}

/** Names links without text, such as around a cover, by the post's title. */
function nameLinks(post: Element): void {
  const title = post.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim();
  for (const link of post.querySelectorAll("a")) if (title && !link.textContent.trim()) link.ariaLabel = title;
}

/**
 * Returns the posts of the suite's HTML, sanitized, with their covers as pictures.
 * @param server base of relative addresses
 * @throws if the sanitizer could not be loaded
 */
export async function readPosts(html: string, server: string): Promise<readonly Element[]> {
  const box = ownDocument.createElement("div");
  await setServerHtml(box, html.replace(coverStyle, 'data-cover="$1"'), fragment, server);
  for (const cover of box.querySelectorAll<HTMLElement>("[data-cover]")) addCover(cover, server);
  const posts = [...box.querySelectorAll(postSelector)];
  for (const each of posts) nameLinks(each);
  return posts;
}
