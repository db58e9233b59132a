import type { WritableAtom } from "nanostores";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focused } from "#shared/a11y/index.ts";
import { useStore, type WidgetView, withoutQueries } from "#shared/element/index.ts";
import { failureOf, type FailureTexts } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Failure, lateStyles, Skeleton, skeletonCss } from "#shared/ui/index.ts";
import contentCss from "../styles/content.css";
import controlsCss from "../styles/content-controls.css";
import css from "./loaded.css";
import { type Bind, linkedPage, type Loads, type Refreshed, type Written, writtenIn } from "./loads.ts";
import { pagesOf, pathOn, readPage, type SuitePage } from "./pages.ts";

interface Props {
  readonly src: string;
}
interface Events {
  readonly "suite-load": "detail: { address: string }";
}
type View = WidgetView<Refreshed, Props, FailureTexts, Events>;

export interface LoadedPageProps {
  readonly host: HTMLElement;
  readonly view: View;
  readonly loads: Loads<Props, FailureTexts, Refreshed>;
  readonly bind: Bind<Refreshed, Props, FailureTexts, Events>;
  readonly empty?: (written: Written) => ReactNode;
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly loading: boolean;
  readonly isMissing: boolean;
  readonly isEmpty: boolean;
  readonly error: unknown;
  /** Content from the page; null before the first answer. */
  readonly content: ReactNode;
  /** Number of the page that is shown: the next one is not drawn into it. */
  readonly turn: number;
}

const styles = lateStyles(contentCss, controlsCss, skeletonCss, css);

/** Returns the props that the site builder wrote. @param found the values of the page for others */
const writtenProps = (props: Props, found: Partial<Props>): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) => found[name as keyof Props] !== value),
  ) as unknown as Props;

/** Returns the values of a page for props that the site builder did not write. */
const missingIn = (props: Props, values: Partial<Props>): Partial<Props> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value && !props[name as keyof Props]));

/**
 * Returns the path of the page on the suite.
 * @throws a `config` error for an address of another site, and if nothing says which page
 */
function pathOf({ host, view: { context }, loads }: LoadedPageProps, written: Props): string {
  const { server } = context;
  const address = written.src || loads.path(written) || linkedPage(host, server);
  if (!address) throw { kind: "config", message: "data-src is missing" };
  return pathOn(server, address);
}

/**
 * Gives the props the values of the page for attributes that are not written, also after a change of others, until the returned function.
 * @param before values of the page before, which they replace
 */
function keepProps(props: WritableAtom<Props>, before: Partial<Props>, found: Partial<Props>): () => void {
  props.set({ ...writtenProps(props.get(), before), ...found });
  return props.subscribe((values) => {
    const missing = missingIn(values, found);
    if (Object.keys(missing).length) props.set({ ...values, ...missing });
  });
}

const blank: State = { loading: true, isMissing: false, isEmpty: false, error: null, content: null, turn: 0 };
const settled: State = { ...blank, loading: false };

/** Loads the page: by the element's store where that has it. @throws SuiteError, or the reason of the signal */
function loadPage(given: LoadedPageProps, written: Props, signal: AbortSignal): Promise<SuitePage | "empty" | null> {
  const { host, view, loads } = given;
  const { server } = view.context;
  const request = () => pagesOf(server).load(pathOf(given, written), view.context.lang, host, signal);
  if (!loads.page) return request();
  return loads.page(view.store, { request, parse: (html) => readPage(server, pathOf(given, written), html) });
}

/** Loads the page, again at each change of its address and at each request for it. @param onReplace called before other content is drawn */
function useSuitePage(given: LoadedPageProps, onReplace: () => void): State & { readonly retry: () => void } {
  const { view, loads } = given;
  const { store, context, props, texts } = view;
  const isEditing = useStore(context.editing);
  const refreshes = useStore(store.refreshes);
  const [state, setState] = useState(blank);
  const [tries, setTries] = useState(0);
  const found = useRef<Partial<Props>>({});

  async function load(signal: AbortSignal): Promise<State> {
    const written = writtenProps(props, found.current);
    const [page, read] = await Promise.all([loadPage(given, written, signal), loads.reader()]);
    if (page === "empty") return { ...settled, isEmpty: true };
    const part = page && read(page.nodes, { address: page.address, props, texts });
    if (!part) return { ...settled, isMissing: true };
    signal.throwIfAborted();
    const before = found.current;
    found.current = missingIn(written, part.props);
    untilAbort(signal, keepProps(context.props as WritableAtom<Props>, before, found.current));
    context.emit("suite-load", { address: withoutQueries(page.address) });
    return { ...settled, isEmpty: part.content === null, content: part.content, turn: state.turn + 1 };
  }

  useEffect(() => {
    if (isEditing) return;
    const end = new AbortController();
    const show = (next: State) => {
      if (end.signal.aborted) return;
      onReplace();
      setState(next);
    };
    setState((last) => ({ ...last, loading: true, error: null }));
    load(end.signal).then(show, (error: unknown) => {
      if (end.signal.aborted) return;
      context.fail(error);
      setState((last) => ({ ...last, loading: false, error }));
    });
    return () => end.abort();
  }, [props.src, isEditing, refreshes, tries]);

  useLayoutEffect(() => {
    context.state("loading", state.loading);
    context.state("missing", state.isMissing);
    context.state("empty", state.isEmpty);
  }, [state]);
  // other errors are those of the store
  useLayoutEffect(() => {
    if (!state.error) context.state("error", false);
  }, [state.error]);
  return { ...state, retry: () => setTries(tries + 1) };
}

/**
 * Stores the control that has the focus in the content; the returned function focuses it in the content that has replaced it, or the box around
 * it. Undefined without a focus in the content.
 */
function storeFocus(root: HTMLElement | null, { keepFocus }: LoadedPageProps["loads"]): (() => void) | undefined {
  if (!root?.contains(focused())) return undefined;
  const box = root.closest<HTMLElement>("[tabindex]")!;
  const refocus = keepFocus?.(root);
  return () => {
    if (root.isConnected) refocus?.();
    if (!box.contains(focused())) box.focus();
  };
}

/** Part of a page of the suite as simple markup; until it is there, and without it, the author's content. */
export function LoadedPage(given: LoadedPageProps): ReactNode {
  const { host, view, loads, bind, empty } = given;
  const { store, context, texts } = view;
  const root = useRef<HTMLDivElement>(null);
  const refocus = useRef<() => void>(undefined);
  const onReplace = () => (refocus.current = storeFocus(root.current, loads));
  const { loading, isMissing, isEmpty, error, content, turn, retry } = useSuitePage(given, onReplace);
  const isEditing = useStore(context.editing);
  useLayoutEffect(() => {
    if (!content || isEditing) return;
    const end = new AbortController();
    bind(root.current!, end.signal, store, context);
    return () => end.abort();
  }, [content, isEditing]);
  useLayoutEffect(() => {
    refocus.current?.();
    refocus.current = undefined;
  }, [content]);
  return (
    <div ref={styles} tabIndex={-1} aria-busy={loading}>
      {!content && (!isEmpty || writtenIn(host).hasText) && <slot />}
      {!content && loading && !host.textContent.trim() && <Skeleton />}
      <div role="status">
        {isMissing && <p part="missing">{texts.failureGone}</p>}
        {isEmpty && empty?.(writtenIn(host))}
      </div>
      {!!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={retry} />}
      {content && (
        <div ref={root} part="loaded">
          <Fragment key={turn}>{content}</Fragment>
        </div>
      )}
    </div>
  );
}
