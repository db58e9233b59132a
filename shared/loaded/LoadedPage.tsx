import type { WritableAtom } from "nanostores";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView, withoutQueries } from "#shared/element/index.ts";
import { failureOf, type FailureTexts } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Failure, lateStyles, Skeleton, skeletonCss } from "#shared/ui/index.ts";
import contentCss from "../styles/content.css";
import controlsCss from "../styles/content-controls.css";
import css from "./loaded.css";
import { type Bind, type Loads, type Refreshed } from "./loads.ts";
import { linkedPage, pagesOf, pathOn } from "./pages.ts";

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
  readonly loads: Loads<Props, FailureTexts>;
  readonly bind: Bind<Refreshed, Props, FailureTexts, Events>;
  readonly onError: (error: unknown) => void;
}

interface State {
  readonly loading: boolean;
  readonly isMissing: boolean;
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

/** Gives the props the values of the page for attributes that are not written, also after a change of others, until the returned function. */
function keepProps(props: WritableAtom<Props>, found: Partial<Props>): () => void {
  return props.subscribe((values) => {
    const missing = missingIn(values, found);
    if (Object.keys(missing).length) props.set({ ...values, ...missing });
  });
}

const blank: State = { loading: true, isMissing: false, error: null, content: null, turn: 0 };

/** Loads the page, again at each change of its address and at each request for it. */
function useSuitePage(given: LoadedPageProps): State & { readonly retry: () => void } {
  const { host, view, loads } = given;
  const { store, context, props, texts } = view;
  const isEditing = useStore(context.editing);
  const refreshes = useStore(store.refreshes);
  const [state, setState] = useState(blank);
  const [tries, setTries] = useState(0);
  const found = useRef<Partial<Props>>({});

  async function load(signal: AbortSignal): Promise<State> {
    const written = writtenProps(props, found.current);
    const [page, read] = await Promise.all([
      pagesOf(context.server).load(pathOf(given, written), context.lang, host, signal),
      loads.reader(),
    ]);
    const part = page && read(page.nodes, { address: page.address, props, texts });
    if (!part) return { ...blank, loading: false, isMissing: true };
    signal.throwIfAborted();
    found.current = missingIn(written, part.props);
    untilAbort(signal, keepProps(context.props as WritableAtom<Props>, found.current));
    context.emit("suite-load", { address: withoutQueries(page.address) });
    return { ...blank, loading: false, content: part.content, turn: state.turn + 1 };
  }

  useEffect(() => {
    if (isEditing) return;
    const end = new AbortController();
    const show = (next: State) => void (end.signal.aborted || setState(next));
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
    if (!state.error) context.state("error", false);
  }, [state]);
  return { ...state, retry: () => setTries(tries + 1) };
}

/** Part of a page of the suite as simple markup; until it is there, and without it, the author's content. */
export function LoadedPage(given: LoadedPageProps): ReactNode {
  const { host, view, bind } = given;
  const { store, context, texts } = view;
  const { loading, isMissing, error, content, turn, retry } = useSuitePage(given);
  const isEditing = useStore(context.editing);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!content || isEditing) return;
    const end = new AbortController();
    bind(root.current!, end.signal, store, context);
    return () => end.abort();
  }, [content, isEditing]);
  return (
    <div ref={styles} tabIndex={-1} aria-busy={loading}>
      {!content && <slot />}
      {!content && loading && !host.textContent.trim() && <Skeleton />}
      {isMissing && (
        <p part="missing" role="status">
          {texts.failureGone}
        </p>
      )}
      {!!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={retry} />}
      {content && (
        <div key={turn} ref={root} part="loaded">
          {content}
        </div>
      )}
    </div>
  );
}
