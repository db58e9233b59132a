import { atom, type ReadableAtom } from "nanostores";
import type { ReactNode } from "react";
import { own, ownDocument, text, type WidgetContext } from "#shared/element/index.ts";
import type { SuitePage } from "./pages.ts";

/** Content of an element from a page of the suite. */
interface Loaded<Props> {
  /** Values of attributes that the page has, for those that the site builder did not write. */
  readonly props: Partial<Props>;
  /** Simple markup of the element, which is drawn once: the element's adapter changes it then. Null if there is nothing to show, such as no line. */
  readonly content: ReactNode;
}

/**
 * Reads a page of the suite. Returns undefined if the page does not have the part that the element shows.
 * @param page nodes of the page, in a document without a window
 * @param address of the page after redirects, the base of relative addresses
 */
export type ReadPage<Props, Texts> = (
  page: Element,
  view: { readonly address: string; readonly props: Props; readonly texts: Texts },
) => Loaded<Props> | undefined;

/** Ways to the page of an element. */
interface PageSource {
  /** Requests the page; null if the suite does not have it. @throws SuiteError */
  request(): Promise<SuitePage | null>;
  /** Returns the page from HTML that a store of the element has. @throws SuiteError if it is too large */
  parse(html: string): SuitePage;
}

/** Rules by which an element without markup loads a page of the suite. */
export interface Loads<Props, Texts, Store = never> {
  /** Selector of markup that the element can drive: an element that has some loads nothing. */
  readonly markup: string;
  /** Returns the path of the page by the attributes; undefined if these do not say which page. */
  path(props: Props): string | undefined;
  /** Loads the function that reads the page, with the first element that needs it. */
  reader(): Promise<ReadPage<Props, Texts>>;
  /**
   * Returns the page where a store of several elements has it, or "empty" where the store knows that there is nothing to show. By default the page
   * at `path` is requested.
   * @throws SuiteError
   */
  page?(store: Store, source: PageSource): Promise<SuitePage | "empty" | null>;
  /** Stores which control of the content has the focus; the returned function focuses the same control of the content that has replaced it. */
  keepFocus?(root: HTMLElement): (() => void) | undefined;
}

/** Attribute `data-src` of elements that load a page. */
export const sourceAttribute = text({
  doc: "Address of the suite's page with the content, for an element without markup; the address by the other attributes unless given",
});

/** Documentation of what all elements that load a page have. */
export const loadedDocs = {
  events: {
    "suite-load": "After the element has shown the suite's page. detail: { address: string }",
  },
  states: {
    loading: "True while the suite's page loads",
    missing: "True if the suite's page does not exist, or does not have what the element shows",
  },
  parts: {
    loaded: "Box of the content of the suite's page",
    skeleton: "Placeholder while the suite's page loads",
    missing: "Message if there is no such page",
  },
  methods: { refresh: "Loads the suite's page again, if the element has no markup: refresh()" },
} as const;

/** Content that the author wrote into an element without markup. */
export interface Written {
  readonly hasText: boolean;
  readonly hasLink: boolean;
}

/** Returns true if the author wrote a text, as opposed to a link to the page alone, which is the fallback. */
const hasText = (host: Element): boolean =>
  [...own(host).childNodes].some((node) =>
    node instanceof Element ? !own(node).matches("a") && hasText(node) : node instanceof Text && !!node.data.trim(),
  );

export const writtenIn = (host: Element): Written => ({
  hasText: hasText(host),
  hasLink: !!own(host).querySelector("a[href]"),
});

/** Returns true for the box of a loaded page, as opposed to a host with markup of its page. */
export const isLoaded = (root: Element): boolean => root.matches("[part=loaded]");

/** Returns the element of a root: the host itself, or that of the shadow root with the loaded page. Its attributes are the site builder's. */
export const hostOf = (root: HTMLElement): HTMLElement =>
  isLoaded(root) ? ((own(root).getRootNode() as ShadowRoot).host as HTMLElement) : root;

/** Returns true if the site builder or the suite has written markup that the element can drive. */
export const hasMarkup = (host: Element, { markup }: Pick<Loads<never, never>, "markup">): boolean =>
  !!own(host).querySelector(markup);

/** Returns true if `data-src` or a link names the page of an element without markup, so that its attributes need not. */
export const namesPage = (host: HTMLElement, loads: Pick<Loads<never, never>, "markup">): boolean =>
  !hasMarkup(host, loads) && !!(host.dataset["src"] || own(host).querySelector("a[href]"));

/** Address of the first link to the suite among the author's content: the fallback that visitors without JavaScript follow. */
export function linkedPage(host: Element, server: string): string | undefined {
  for (const link of own(host).querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const written = link.getAttribute("href")!;
    if (!URL.canParse(written, ownDocument.baseURI)) continue;
    const { origin, pathname, search } = new URL(written, ownDocument.baseURI);
    if (origin === server) return pathname + search;
  }
  return undefined;
}

/** Function of a declaration that binds markup. */
export type Bind<Store, Props, Texts, Events> = (
  root: HTMLElement,
  signal: AbortSignal,
  store: Store,
  context: WidgetContext<Props, Texts, Events>,
) => void;

/** Returns the function that binds the host's own markup, if there is some; `Content` binds that of a loaded page. */
export const bindsContent =
  <Store, Props, Texts, Events>(
    loads: Pick<Loads<Props, Texts>, "markup">,
    bind: Bind<Store, Props, Texts, Events>,
  ): Bind<Store, Props, Texts, Events> =>
  (host, signal, store, context) => {
    if (hasMarkup(host, loads)) bind(host, signal, store, context);
  };

/** Part of a store by which a page's script loads the suite's page again. */
export interface Refreshed {
  /** Number of requests to load the page again. */
  readonly refreshes: ReadableAtom<number>;
  refresh(): void;
}

/** Adds the method `refresh` to a store. */
export function loadable<Store extends object>(store: Store): Store & Refreshed {
  const refreshes = atom(0);
  return { ...store, refreshes, refresh: () => refreshes.set(refreshes.get() + 1) };
}
