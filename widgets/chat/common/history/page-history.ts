/** The page that is read, and where it is noted. */
export interface HistoryBrowser {
  readonly cookies: {
    get(name: string): string | undefined;
    set(name: string, value: string, options: { expires: Date }): unknown;
  };
  /** Path, query and hash of this page. */
  path(): string;
  /** The visitor wants no record of the pages that they read. */
  isRefused(): boolean;
}

const name = "im_livechat_history";
const DAY = 86_400_000;
const MOST = 15;

/** The pages that this browser saw, oldest first; an unreadable cookie is an empty list (behaviour/live-chat.md section 1). */
export function seenPages(cookies: Pick<HistoryBrowser["cookies"], "get">): string[] {
  try {
    const pages: unknown = JSON.parse(cookies.get(name) ?? "[]");
    return Array.isArray(pages) ? pages.filter((page) => typeof page === "string") : [];
  } catch {
    return [];
  }
}

/** Notes this page down, unless the visitor refuses; nothing is written when it is known already. */
export function notePage({ cookies, path, isRefused }: HistoryBrowser): void {
  if (isRefused()) return;
  const pages = seenPages(cookies);
  const page = path().replaceAll(";", "%3B");
  if (!pages.includes(page))
    cookies.set(name, JSON.stringify([...pages, page].slice(-MOST)), { expires: new Date(Date.now() + DAY) });
}
