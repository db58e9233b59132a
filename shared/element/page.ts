/**
 * What all copies of our code on one page share (two versions, several standalone files). It lives under a global
 * symbol, has a version, and only grows compatibly: every field may be missing when another copy made it.
 */
export interface PageRegistry {
  readonly version: 1;
  /** `suite.js` is there: it brings elements whose tags are added. */
  readonly loader?: true;
  /** The loader's own options, read from its `data-*`. */
  config?: {
    readonly server?: string;
    readonly lang?: string;
    readonly debug?: string;
    readonly popups?: string;
    readonly popupLimit?: string;
  };
  /** Elements that the loader holds back until their `data-load` moment. */
  waiting?: WeakSet<Element>;
  /** Elements that the loader has put around others' markup or into it. */
  readonly adopted?: WeakSet<Node>;
  /** Prepares a host's markup before an element binds to it. */
  prepare?: (host: Element) => void;
  /** What authors were warned of. */
  warned?: Set<string>;
  /** Stores and other things of which a page has one, by name. */
  stores?: Map<string, unknown>;
}

const key = Symbol.for("suite.page");

export function pageRegistry(): PageRegistry {
  const scope = globalThis as { [key]?: PageRegistry };
  return (scope[key] ??= { version: 1 });
}

/** The page's only instance of something, made at the first call. */
export function shared<T>(name: string, create: () => T): T {
  const stores = (pageRegistry().stores ??= new Map<string, unknown>());
  if (!stores.has(name)) stores.set(name, create());
  return stores.get(name) as T;
}

/** Warns in the console, however often the reason for it comes again on this page. */
export function warnPageOnce(line: string): void {
  const warned = (pageRegistry().warned ??= new Set());
  if (!warned.has(line)) console.warn(line);
  warned.add(line);
}

/**
 * Returns the origin of the suite: from `data-server` of the element, from that of the loader, or that of the page.
 * @throws a `config` error for other addresses than http(s), since requests for the suite must not go to the page's host
 */
export function serverOf(host: Element): string {
  const server = host.getAttribute("data-server") || pageRegistry().config?.server;
  if (!server) return location.origin;
  if (/^https?:\/\/\w/i.test(server)) return new URL(server).origin;
  throw { kind: "config", message: `data-server="${server}" does not begin with https://` };
}
