import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import type { Attributes, PropsOf } from "./attribute.ts";
import type { Emits } from "./event.ts";

/** Texts by key. A text that depends on a count has a key for each CLDR category (Intl.PluralRules): `left_one`, `left_other`. */
export type TextTable = Readonly<Record<string, string>>;
/** Tables of `i18n/<language>.json` by name. If two tables have the same key, the later table has the text. */
export type TextTables = Readonly<Record<string, TextTable>>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Texts of all tables of an element. */
export type Texts<Tables> = Readonly<Intersection<Tables[keyof Tables]>>;

/** Cookie, storage key or database that an element may write. `lifetime` in words, such as "session" or "1 hour". */
export interface StorageEntry {
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage" | "indexedDB";
  readonly purpose: string;
  readonly lifetime: string;
}

/**
 * Rule by which the loader upgrades markup of the built-in front end. Attributes have the names of the declaration; the element reads `on`/`off`
 * words. An adoption with `read` is in `<name>.adopt.ts`, which the loader imports; all others are in the declaration.
 */
export interface Adoption<Name extends string = string> {
  readonly selector: string;
  /** Attribute of the element -> attribute of the built-in markup. */
  readonly attributes?: { readonly [N in Name]?: string };
  /**
   * Position of the element: around the markup by default; `inside` where HTML or a grid of the page allows no wrapper (`li`); `append`, at the end
   * of the first such markup of the page, where the built-in script inserts what the page lacks. An element that enhances a control of a bar or menu
   * is `after` the markup or at its `end`, empty and without a box: style sheets of bars and menus select controls and icons by their parents.
   */
  readonly place?: "inside" | "append" | "after" | "end";
  /** Space for the element in `dist/suite.css`, if it differs from that of the element (CSS length). */
  readonly space?: string;
  /** Styles of the markup on adopted pages, for `dist/suite.css` only: declarations and nested rules of CSS. */
  readonly waiting?: string;
  /**
   * Reads the attributes if the data is elsewhere. Returns undefined for markup of another kind, or a text with the reason why markup of this kind is
   * not adopted, which the loader logs with `data-debug`.
   */
  read?(markup: Element): { readonly [N in Name]?: string } | string | undefined;
}

/** Rule by which the loader gives behaviour to the page's own markup by a chunk without an element: `<chunk>.page.ts`, whose `bind` it calls. */
export interface PageAdoption {
  readonly chunk: string;
  /** Selector of the markup for which the chunk is loaded. */
  readonly selector: string;
  /** Size that the chunk adds to a page that has the core, in kB of brotli. */
  readonly budget: number;
}

/** Context that the element layer gives to a store. Nothing in it needs a DOM, so stores run in Node. */
export interface WidgetContext<Props = unknown, Texts = unknown, Events = unknown> extends Emits<Events> {
  readonly tag: string;
  readonly props: ReadableAtom<Props>;
  /** Translated texts, with replacements from `data-text-…`. */
  readonly texts: ReadableAtom<Texts>;
  /** Origin of the suite, without a slash at the end. */
  readonly server: string;
  /** Language as BCP 47. */
  readonly lang: string;
  /** True while the suite's editor is running: nothing may start by itself. */
  readonly editing: ReadableAtom<boolean>;
  /** Aborted when the element has been removed. */
  readonly signal: AbortSignal;
  /** Dispatches `suite-error`, logs the error with the tag and sets `:state(error)`. Ignores an AbortError. */
  fail(error: unknown): void;
  /** Switches a custom state of the host, `:state(name)` in CSS. */
  state(name: string, on: boolean): void;
}

/** Context without the texts, which belong to views: the few stores that write texts add them to the type. */
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

/** Element in the role of a form control. */
export interface ControlElement extends HTMLElement {
  /** Internals by which the element takes part in its form. */
  readonly internals: ElementInternals;
  call(name: string, args: unknown[]): unknown;
}

export interface ControlClass {
  readonly prototype: ControlElement;
  formAssociated?: boolean;
}

type Docs = Readonly<Record<string, string>>;

/**
 * Element in one literal object, from which the custom element, its types, its rows in the manifests and its page in the catalogue are made.
 * `events`, `parts`, `slots`, `states`, `cssProperties` and `methods` map names to documentation, which browsers do not load. The documentation of an
 * event ends with its detail in TypeScript, such as `detail: { id: number }`, if there is one: `emit` takes its types from there.
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
  /** Markup to paste that works on the demo suite; the contract tests and the catalogue use it. */
  readonly example: string;
  /**
   * Audience; every visitor by default. `team`: only visitors who edit the site may use the element. `owners`: visitors do not see it. `customers`:
   * visitors who have signed in.
   */
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
  /**
   * Set if the view frames each child of the author's content by itself (`useChildren` and `Slot` of shared/ui): slots contain only what the view
   * assigns.
   */
  readonly slotting?: "manual";
  /**
   * Set if the element shows nothing but the author's content: an empty one is a mistake. The name of a prop if that may have the content instead; then
   * text is content too.
   */
  readonly needsContent?: true | (keyof NoInfer<A> & string);
  /** Returns true if a page of the suite, which the content or `data-src` names, has the values of required attributes (shared/loaded). */
  readonly namesPage?: (host: HTMLElement) => boolean;
  readonly cssProperties?: Docs;
  readonly storage?: readonly StorageEntry[];
  /** Origins of pages that the element shows in a frame at the request of a visitor: a policy allows them in `frame-src`. */
  readonly frames?: readonly string[];
  /** Functions of the store that the host offers to scripts; calls from before the mount are kept until then. */
  readonly methods?: Docs;
  /** Box of the host before anything is rendered: display, and the reserved space (CSS length). */
  readonly box: { readonly display: "block" | "inline-block" | "contents" | "none"; readonly minBlockSize?: string };
  /** Size that the element adds to a page that has the core, in kB of brotli; 2.5 by default. */
  readonly budget?: number;
  /**
   * Styles of the author's content until the element is ready, if `box` reserves other space than the content needs: declarations and nested rules of
   * CSS, for `dist/suite.css` only.
   */
  readonly waiting?: string;
  /** Tables of the area's `i18n/en.json`, and of shared/i18n. */
  readonly texts: Tables;
  readonly styles: readonly string[];
  /** Styles for markup of the page in or around the host, also while the page is edited. */
  readonly pageStyles?: readonly string[];
  readonly adopts?: Adoption<keyof NoInfer<A> & string>;
  /**
   * Set if the element enhances markup of the page by the suite or the author: adopted markup keeps its fields usable. `control`: the markup is a
   * link or button, which keeps its position in the page; an element without one renders its own.
   */
  readonly enhances?: true | "control";
  /**
   * Set if few pages have the element and nothing moves when it is loaded. `suite.js`, which every page loads, does not name the element: the chunk
   * `directory` does, for one more request on a page that is not adopted.
   */
  readonly rare?: true;
  /** Tags of other elements that the view renders: their code comes with that of the element (scripts/build/entries.mjs). */
  readonly nests?: readonly `suite-${string}`[];
  /** Makes the class one of form controls. */
  readonly control?: (element: ControlClass) => void;
  /** Makes the store, once per mount. */
  readonly store: (context: WidgetContext<PropsOf<A>, Texts<Tables>, Events>) => Store;
  /** View; without one the element shows its content. */
  readonly component?: ComponentType<WidgetView<Store, PropsOf<A>, Texts<Tables>, Events>>;
  /**
   * Binds markup of the page inside or beside the host, once the view is drawn. The signal ends the binding when the element is unmounted, and when
   * the suite's editor starts, which saves the page as it is; `bind` is called again when the editor has ended. The first frame shows what the
   * binding changes in the store. An error ends the binding and shows the author's content.
   */
  readonly bind?: (
    host: HTMLElement,
    signal: AbortSignal,
    store: Store,
    context: WidgetContext<PropsOf<A>, Texts<Tables>, Events>,
  ) => void;
}

type KeysOf<Row> = Row extends string | undefined ? never : keyof Row;

/** Names of the attributes that an adoption writes; `string` if its types do not name them. */
type Written<D> =
  | (D extends { readonly attributes: infer Row } ? KeysOf<Row> : never)
  | (D extends { read(markup: never): infer Row } ? (Row extends unknown ? KeysOf<Row> : never) : never);

/** Type that fits any adoption, or none if the adoption writes attributes that the element does not declare. */
type Declared<D, A> = [Exclude<Written<D>, keyof A>] extends [never]
  ? unknown
  : { readonly undeclared: Exclude<Written<D>, keyof A> };

/**
 * Returns the literal with its types: importing a declaration registers nothing and works in Node. An adoption that writes an attribute which the
 * element does not declare does not compile.
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
