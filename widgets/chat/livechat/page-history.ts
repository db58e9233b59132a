import type { Browser } from "./livechat.types.ts";
import type { Cookies } from "./session-cookies.ts";

const name = "im_livechat_history";
const DAY = 86_400_000;
const MOST = 15;

/** The pages that this browser saw, oldest first; an unreadable cookie is an empty list (behaviour/live-chat.md section 1). */
export function seenPages(cookies: Cookies): string[] {
  try {
    const pages: unknown = JSON.parse(cookies.get(name) ?? "[]");
    return Array.isArray(pages) ? pages.filter((page) => typeof page === "string") : [];
  } catch {
    return [];
  }
}

/** Notes this page down; nothing is written when it is known already. */
export function notePage({ cookies, path }: Pick<Browser, "cookies" | "path">): void {
  const pages = seenPages(cookies);
  const page = path().replaceAll(";", "%3B");
  if (!pages.includes(page))
    cookies.set(name, JSON.stringify([...pages, page].slice(-MOST)), { expires: new Date(Date.now() + DAY) });
}
