/**
 * Registry that all copies of our code on a page share (two versions, several standalone files). It has a global symbol and a version, and only grows
 * compatibly: every field may be missing if another copy made the registry.
 */
export interface PageRegistry {
  readonly version: 1;
  /** True if `suite.js` is on the page, which loads the elements of tags that are added. */
  readonly loader?: true;
  /** Options of the loader, from its `data-*`. */
  config?: {
    readonly server?: string;
    readonly lang?: string;
    readonly debug?: string;
    readonly popups?: string;
    readonly popupLimit?: string;
  };
  /** Elements that the loader holds back until their `data-load` moment. */
  waiting?: WeakSet<Element>;
  /** Elements that the loader has put around markup of the page or into it. */
  readonly adopted?: WeakSet<Node>;
  /** Prepares a host's markup before an element binds to it. */
  prepare?: (host: Element) => void;
  /** Warnings that the console has shown. */
  warned?: Set<string>;
  /** Stores and other objects of which a page has one, by name. */
  stores?: Map<string, unknown>;
}

const key = Symbol.for("suite.page");

export function pageRegistry(): PageRegistry {
  const scope = globalThis as { [key]?: PageRegistry };
  return (scope[key] ??= { version: 1 });
}

/** Returns the page's only instance of an object, made at the first call. */
export function shared<T>(name: string, create: () => T): T {
  const stores = (pageRegistry().stores ??= new Map<string, unknown>());
  if (!stores.has(name)) stores.set(name, create());
  return stores.get(name) as T;
}

/** Warns in the console, once per page and line. */
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
  if (/^\s*https?:\/\//i.test(server) && URL.canParse(server)) return new URL(server).origin;
  throw { kind: "config", message: `data-server="${server}" does not begin with https://` };
}
