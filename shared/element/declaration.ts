import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Attributes, PropsOf } from "./attribute.ts";
import type { Emits } from "./event.ts";

/** Texts by key. One that depends on a count has a key for each CLDR category (Intl.PluralRules): `left_one`, `left_other`. */
export type TextTable = Readonly<Record<string, string>>;
/** Tables of `i18n/<language>.json` by their names there. Of a key in two tables, the later table has the text. */
export type TextTables = Readonly<Record<string, TextTable>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The texts of an element: those of all its tables. */
export type Texts<Tables> = Readonly<Intersection<Tables[keyof Tables]>>;

/** A cookie, storage key or database that an element may write. `lifetime` in words, such as "session" or "1 hour". */
export interface StorageEntry {
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "indexedDB";
  readonly purpose: string;
  readonly lifetime: string;
}

/**
 * How the loader upgrades the built-in front end's markup. Attributes of the element have the names of its declaration; `on`/`off` words are read by
 * the element. An adoption with `read` stands in `<name>.adopt.ts`, from which the loader takes it; all others in the declaration itself.
 */
export interface Adoption<Name extends string = string> {
  readonly selector: string;
  /** Element's attribute -> attribute of the built-in markup. */
  readonly attributes?: { readonly [N in Name]?: string };
  /**
   * Around the markup unless said otherwise; inside it where HTML or the page's grid allows no wrapper (`li`); or `append`, at the end of the
   * first such markup of the page, where the built-in script puts what is not in the page. An element that enhances a control of a bar or menu
   * stands `after` it or at the `end` of its markup, empty and without a box: style sheets of these name controls and icons by their parents.
   */
  readonly place?: "inside" | "append" | "after" | "end";
  /** Room for it in `dist/suite.css`, where that is not the element's (CSS length). */
  readonly space?: string;
  /** Looks of the markup on pages that are adopted, for `dist/suite.css` only: declarations and nested rules of CSS. */
  readonly waiting?: string;
  /**
   * In its place, where the data is elsewhere: the attributes, or undefined for markup that is something else. A text says why markup that means the
   * element is left as it is, which the loader repeats with `data-debug`.
   */
  read?(markup: Element): { readonly [N in Name]?: string } | string | undefined;
}

/** How the loader gives behaviour to the page's own markup by a chunk without an element: `<chunk>.page.ts`, whose `bind` it calls. */
export interface PageAdoption {
  readonly chunk: string;
  /** Where there is such markup the chunk is loaded. */
  readonly selector: string;
  /** What it adds to a page that has the core already, in kB of brotli. */
  readonly budget: number;
}

/** What the element layer gives a store. Nothing in it needs a DOM, so that stores run in Node. */
export interface WidgetContext<Props = unknown, Texts = unknown, Events = unknown> extends Emits<Events> {
  readonly tag: string;
  readonly props: ReadableAtom<Props>;
  /** Translated, and overridden by `data-text-…`. */
  readonly texts: ReadableAtom<Texts>;
  /** Origin of the suite, without a slash at the end. */
  readonly server: string;
  /** BCP 47. */
  readonly lang: string;
  /** The suite's edit mode: while true nothing may start by itself. */
  readonly editing: ReadableAtom<boolean>;
  /** Aborted when the element was removed for good. */
  readonly signal: AbortSignal;
  /** Dispatches `suite-error`, names the tag in the console and sets `:state(error)`. An AbortError is no error. */
  fail(error: unknown): void;
  /** Switches the host's custom state, `:state(name)` in CSS. */
  state(name: string, on: boolean): void;
}

/** What stores take of the context. Texts belong to views: the few stores that write texts name them beside it. */
export type StoreContext<Props = unknown, Events = unknown> = Omit<
  WidgetContext<Props, unknown, Events>,
  "tag" | "texts"
>;

export interface WidgetView<Store, Props, Texts, Events = unknown> {
  readonly store: Store;
  readonly props: Props;
  readonly texts: Texts;
  readonly context: WidgetContext<Props, Texts, Events>;
}

/** An element that stands for a control of a form. */
export interface ControlElement extends HTMLElement {
  /** By which it takes part in its form. */
  readonly internals: ElementInternals;
  call(name: string, args: unknown[]): unknown;
}

export interface ControlClass {
  readonly prototype: ControlElement;
  formAssociated?: boolean;
}

type Docs = Readonly<Record<string, string>>;

/**
 * An element in one literal object: the custom element, its types, its rows in the manifests and its page in the
 * catalogue are all made from it. Names go to documentation in `events`, `parts`, `slots`, `states`, `cssProperties` and
 * `methods`; all documentation is taken out of what browsers load. That of an event ends with its detail in TypeScript, such as
 * `detail: { id: number }`, if there is one: `emit` takes its types from there.
 */
export interface WidgetDeclaration<
  A extends Attributes = Attributes,
  Tables = TextTables,
  Store = unknown,
  Events extends Docs = Docs,
> {
  readonly tag: `suite-${string}`;
  readonly area: string;
  readonly summary: string;
  /** Intended differences from the built-in front end, each a sentence with its reason. */
  readonly differences?: readonly string[];
  /** Markup to paste that works on the demo suite; the contract suite and the catalogue use it. */
  readonly example: string;
  /** Whom it is for; every visitor unless said. `team`: only who edits the site may use it. `owners`: visitors see nothing of it. `customers`: who has signed in. */
  readonly audience?: "team" | "owners" | "customers";
  /**
   * Returns true if an element that a site builder wrote may be shown; a promise while the answer is unknown, after which the function is called
   * again. Until the result is true the element stays empty, without a store. Markup that the suite wrote is always shown.
   * @param server origin of the suite
   */
  readonly mayShow?: (server: string) => boolean | Promise<unknown>;
  readonly attributes: A;
  readonly events?: Events;
  readonly states?: Docs;
  readonly parts?: Docs;
  readonly slots?: Docs;
  /** The view frames each of the author's children by itself (`useChildren` and `Slot` of shared/ui): nothing is in a slot but what is put there. */
  readonly slotting?: "manual";
  /** It has nothing to show but what the author writes in it: an empty one is a mistake. */
  readonly needsContent?: true;
  readonly cssProperties?: Docs;
  readonly storage?: readonly StorageEntry[];
  /** Origins whose pages it shows in a frame once a visitor has asked for it: a policy allows them in `frame-src`. */
  readonly frames?: readonly string[];
  /** Functions of the store that the host offers to scripts; calls before the element is mounted are kept until then. */
  readonly methods?: Docs;
  /** The host's box before anything is rendered: display, and the space that is reserved (CSS length). */
  readonly box: { readonly display: "block" | "inline-block" | "contents" | "none"; readonly minBlockSize?: string };
  /** What it adds to a page that has the core already, in kB of brotli; 2.5 unless given. */
  readonly budget?: number;
  /** Looks of the author's content until the element is ready, where they need other room than `box` gives: declarations and nested rules of CSS, for `dist/suite.css` only. */
  readonly waiting?: string;
  /** Tables of its area's `i18n/en.json`, and of shared/i18n. */
  readonly texts: Tables;
  readonly styles: readonly string[];
  readonly adopts?: Adoption<keyof NoInfer<A> & string>;
  /**
   * It enhances markup of the page, which is written by the suite or the author: what is adopted keeps its fields in use. `control`: the markup
   * is a link or button, which stays in its place in the page; an element without one renders its own.
   */
  readonly enhances?: true | "control";
  /**
   * Few pages have it, and nothing moves when it comes. `suite.js`, which every page loads, does not name it: the chunk `directory` does,
   * which costs a page that is not adopted one more request before this element's own.
   */
  readonly rare?: true;
  /** It stands for a control of a form: makes its class one of such elements. */
  readonly control?: (element: ControlClass) => void;
  /** Called once per mount. */
  readonly store: (context: WidgetContext<PropsOf<A>, Texts<Tables>, Events>) => Store;
  readonly component: ComponentType<WidgetView<Store, PropsOf<A>, Texts<Tables>, Events>>;
  /**
   * Binds markup of the page, which the host has in it or stands beside, once the view is drawn. The signal ends the binding when the element is
   * unmounted, or when the suite's editor starts, which saves the page as it is; `bind` is called again when the editor has ended. Its store
   * may change at once: the first frame shows that. An error ends the binding and shows the author's content.
   */
  readonly bind?: (
    host: HTMLElement,
    signal: AbortSignal,
    store: Store,
    context: WidgetContext<PropsOf<A>, Texts<Tables>, Events>,
  ) => void;
}

type KeysOf<Row> = Row extends string | undefined ? never : keyof Row;

/** Names of the attributes that an adoption writes; `string` where its types do not name them. */
type Written<D> =
  | (D extends { readonly attributes: infer Row } ? KeysOf<Row> : never)
  | (D extends { read(markup: never): infer Row } ? (Row extends unknown ? KeysOf<Row> : never) : never);

/** Type that any adoption fits, or none if the adoption writes names which the element does not declare. */
type Declared<D, A> = [Exclude<Written<D>, keyof A>] extends [never]
  ? unknown
  : { readonly undeclared: Exclude<Written<D>, keyof A> };

/**
 * Gives the literal its types and nothing else: importing a declaration registers nothing and works in Node. An adoption that writes an
 * attribute which the element does not declare does not compile.
 */
export const defineWidget = <
  const A extends Attributes,
  Tables extends object,
  Store,
  D extends Adoption,
  const Events extends Docs = Record<never, string>,
>(
  declaration: WidgetDeclaration<A, Tables, Store, Events> & { readonly adopts?: D & Declared<D, A> },
): WidgetDeclaration<A, Tables, Store, Events> => declaration;
