/** Parts of the browser that the page history needs. */
export interface HistoryBrowser {
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: { expires: Date }): unknown;
  };
  /** Path, query and hash of this page. */
  path(): string;
  /** Returns true if the visitor has refused tracking. */
  isRefused(): boolean;
}

const name = "im_livechat_history";
const day = 86_400_000;
const mostPages = 15;

/**
 * Returns the pages that the visitor has seen, oldest first; an empty list if the cookie is unreadable.
 * @see docs/reference/chat.md#chat-25
 */
export function seenPages(cookies: Pick<HistoryBrowser["cookies"], "get">): string[] {
  try {
    const pages: unknown = JSON.parse(cookies.get(name) ?? "[]");
    return Array.isArray(pages) ? pages.filter((page) => typeof page === "string") : [];
  } catch {
    return [];
  }
}

/**
 * Adds this page to the history, unless the visitor has refused tracking or the page is in it.
 * @see docs/reference/chat.md#chat-25
 * @see docs/reference/chat.md#chat-27
 */
export function notePage({ cookies, path, isRefused }: HistoryBrowser): void {
  if (isRefused()) return;
  const pages = seenPages(cookies);
  const page = path().replaceAll(";", "%3B");
  if (!pages.includes(page))
    cookies.set(name, JSON.stringify([...pages, page].slice(-mostPages)), { expires: new Date(Date.now() + day) });
}
