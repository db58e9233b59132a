import { atom, type WritableAtom } from "nanostores";
import type { Attributes, PropsOf } from "./attribute.ts";
import { editing } from "./body.ts";
import type { TextTable, TextTables, WidgetDeclaration } from "./declaration.ts";
import type { hostLocale } from "./locale.ts";
import { serverOf } from "./page.ts";
import { readTexts } from "./props.ts";
import { dispatch } from "./report.ts";

/** Parts of an element from its mount to its removal. */
export interface Widget {
  readonly host: HTMLElement;
  readonly declaration: WidgetDeclaration;
  readonly context: Parameters<WidgetDeclaration["store"]>[0];
  readonly store: unknown;
  readonly dir: string | undefined;
}

/** Parts of an element while it is mounted. */
export interface Mounted {
  readonly widget: Widget;
  readonly props: WritableAtom<PropsOf<Attributes>>;
  readonly texts: WritableAtom<TextTable>;
  readonly translated: Partial<TextTables> | undefined;
  /** Ends the store. Later responses change no state and send no event: the element may be mounted again, with another store. */
  end(): void;
}

interface MountOptions {
  readonly host: HTMLElement;
  readonly declaration: WidgetDeclaration;
  readonly values: PropsOf<Attributes>;
  readonly locale: ReturnType<typeof hostLocale>;
  readonly translated: Partial<TextTables> | undefined;
  setState(name: string, on: boolean): void;
  fail(error: unknown): void;
}

type Call = (...args: unknown[]) => unknown;

/**
 * Returns the store for views and methods: errors of its functions, thrown or as rejected promises, are passed to `fail` instead of the page.
 * A store is a plain object of functions, atoms (which are not wrapped) and objects of these.
 */
function guard<T>(store: T, fail: (error: unknown) => void): T {
  if (!store || Object.getPrototypeOf(store) !== Object.prototype || "listen" in (store as object)) return store;
  const guarded: Record<string, unknown> = { ...store };
  for (const key in guarded) {
    const own = guarded[key];
    guarded[key] =
      typeof own !== "function"
        ? guard(own, fail)
        : (...args: unknown[]) => {
            try {
              const result = (own as Call).apply(store, args) as Promise<unknown> | undefined;
              result?.catch?.(fail);
              return result;
            } catch (error) {
              fail(error);
            }
          };
  }
  return guarded as T;
}

/**
 * Makes the store of an element and its context.
 * @throws errors of the store, or a `config` error of `data-server`
 */
export function createMounted(options: MountOptions): Mounted {
  const { host, declaration, translated } = options;
  const { lang, dir } = options.locale;
  const controller = new AbortController();
  let isOver = false;
  const fail = (error: unknown) => void (isOver || options.fail(error));
  const props = atom(options.values);
  const texts = atom(readTexts(host, declaration.texts, translated));
  const context: Widget["context"] = {
    tag: declaration.tag,
    props,
    texts,
    server: serverOf(host),
    lang,
    editing: editing(),
    signal: controller.signal,
    emit: (name, detail, { cancelable } = {}) => !isOver && dispatch(host, name, detail, cancelable),
    fail,
    state: (name, on) => void (isOver || options.setState(name, on)),
  };
  const store = guard(declaration.store(context), fail);
  const end = () => {
    // reports of the store at its end still count
    controller.abort();
    isOver = true;
  };
  return { widget: { host, declaration, context, store, dir }, props, texts, translated, end };
}
