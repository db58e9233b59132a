import { shared } from "#shared/element/index.ts";
import { parsePage } from "#shared/html/page.ts";
import { connect, pageContext, refusedByStatus, SuiteError } from "#shared/suite/index.ts";
import { languagePrefix, namesLanguage } from "./language.ts";

/** Page of the suite as nodes in a document without a window, which no code changes: elements with the same address share it. */
export interface SuitePage {
  readonly nodes: Element;
  /** Address after redirects. */
  readonly address: string;
}

/** A request, with the elements that wait for it. */
interface Request {
  /** Path with the language. */
  readonly key: string;
  readonly hosts: Set<Element>;
  readonly end: AbortController;
  readonly page: Promise<SuitePage | null>;
  begin(): void;
}

/** Requests at a time: more would delay what the page itself loads. */
const most = 4;
/** Characters and elements of a page; the largest recorded pages have a tenth. */
const largest = 2_000_000;
const mostElements = 20_000;

const isInView = (host: Element): boolean => {
  const { top, bottom } = host.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
};

/** Waits until the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve);
  });

/** Gives nodes of a page the members by which the context of a page is read. */
const asDocument = (nodes: Element) =>
  ({
    documentElement: nodes,
    scripts: nodes.querySelectorAll("script"),
    querySelector: (selector: string) => nodes.querySelector(selector),
  }) as unknown as Parameters<typeof pageContext>[0];

/**
 * Keeps the token of a page for form posts. After a refusal the page is read again: tokens of forms are valid for an hour, and signing in makes all
 * tokens invalid.
 * @see docs/reference/wire.md#wire-22
 * @see docs/reference/wire.md#wire-23
 */
function learnToken(server: string, path: string, nodes: Element): void {
  const { csrfToken: token } = pageContext(asDocument(nodes));
  if (!token) return;
  const client = connect(server);
  client.loadedToken = token;
  client.renewToken = async (body) => {
    if (!(body instanceof FormData || body instanceof URLSearchParams)) return false;
    const before = client.loadedToken;
    await requestPage(server, path, AbortSignal.timeout(15_000)).catch(() => {});
    if (client.loadedToken === before) return false;
    body.set("csrf_token", client.loadedToken!);
    return true;
  };
}

/** Returns a page from its HTML. @throws SuiteError for one that is too large to show a part of it */
export function readPage(server: string, path: string, text: string, address = server + path): SuitePage {
  if (text.length > largest || (text.match(/<[a-z]/gi)?.length ?? 0) > mostElements)
    throw new SuiteError(
      "contract",
      `${address} is too large: at most ${largest} characters and ${mostElements} elements`,
    );
  const nodes = parsePage(text);
  learnToken(server, path, nodes);
  return { nodes, address };
}

/** Returns null if the suite does not have the page. @throws SuiteError */
async function requestPage(server: string, path: string, signal: AbortSignal): Promise<SuitePage | null> {
  const reply = await connect(server).send(path, { method: "get" }, 2, { signal });
  if (reply.status === 404) return null;
  const refused = refusedByStatus(reply, "contract");
  if (refused) throw refused;
  const { address = reply.url, text } = reply;
  if (/\/web\/login\b/.test(new URL(address).pathname)) throw new SuiteError("session", `${address} asks to sign in`);
  return readPage(server, path, text, address);
}

/** Languages that a suite does not name in its addresses: it does not have them, or one of them is its default. */
const unnamed = (server: string): Set<string> => shared(`suite.languages ${server}`, () => new Set());

/** Returns a page in a language, or in that of the visitor if the suite does not have the language. @param prefix language at the start of the path */
async function requestIn(prefix: string, server: string, path: string, signal: AbortSignal) {
  const without = unnamed(server);
  const page = await requestPage(server, (without.has(prefix) ? "" : prefix) + path, signal);
  if (!prefix || without.has(prefix)) return page;
  if (page && namesLanguage(new URL(page.address).pathname)) return page;
  const other = page ?? (await requestPage(server, path, signal));
  if (other) without.add(prefix);
  return other;
}

/** Requests of one suite: one at a time for an address, four in all, those of elements in view first. */
function createPages(server: string) {
  const open = new Map<string, Request>();
  const waiting: Request[] = [];
  let running = 0;

  async function next() {
    if (running >= most || !waiting.length) return;
    running++;
    const seen = () => waiting.findIndex(({ hosts }) => [...hosts].some(isInView));
    if (seen() < 0) await idle();
    const [request] = waiting.splice(Math.max(0, seen()), 1);
    if (!request) return void running--;
    request.begin();
    await request.page.catch(() => {});
    if (open.get(request.key) === request) open.delete(request.key);
    running--;
    void next();
  }

  function createRequest(prefix: string, path: string): Request {
    const end = new AbortController();
    let begin = () => {};
    const page = new Promise<SuitePage | null>(
      (resolve) => (begin = () => resolve(requestIn(prefix, server, path, end.signal))),
    );
    const request: Request = { key: prefix + path, hosts: new Set(), end, page, begin };
    open.set(request.key, request);
    waiting.push(request);
    return request;
  }

  return {
    /**
     * Returns a page; null if the suite does not have it.
     * @param lang language of the page, unless the path names one
     * @throws SuiteError, or the reason of the signal
     */
    async load(path: string, lang: string, host: Element, signal: AbortSignal): Promise<SuitePage | null> {
      const prefix = namesLanguage(path) ? "" : languagePrefix(server, lang);
      const request = open.get(prefix + path) ?? createRequest(prefix, path);
      request.hosts.add(host);
      const leave = () => {
        request.hosts.delete(host);
        if (request.hosts.size) return;
        open.delete(request.key);
        const at = waiting.indexOf(request);
        if (at >= 0) waiting.splice(at, 1);
        request.end.abort();
      };
      signal.addEventListener("abort", leave);
      queueMicrotask(() => void next());
      try {
        return await request.page;
      } finally {
        signal.removeEventListener("abort", leave);
      }
    },
  };
}

export const pagesOf = (server: string): ReturnType<typeof createPages> =>
  shared(`suite.pages ${server}`, () => createPages(server));

/** Returns path and query of an address that `data-src` has. @throws a `config` error for an address of another site */
export function pathOn(server: string, address: string): string {
  if (!URL.canParse(address, server)) throw { kind: "config", message: `data-src="${address}" is not an address` };
  const { origin, pathname, search } = new URL(address, server);
  if (origin === server) return pathname + search;
  throw {
    kind: "config",
    message: `data-src is an address of ${origin}, but the suite is ${server}: write data-server="${origin}"`,
  };
}
