import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Skeleton } from "#shared/ui/index.ts";
import type { CountryEventsStore, CountryEventsTexts } from "./country-events.store.ts";

/** The suite's list, which replaces the page author's content. */
function List({ node }: { readonly node: Element }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current!.replaceChildren(node), [node]);
  // the language of the list is unknown
  return <div ref={container} part="list" dir="auto" />;
}

/** Loads the code that reads and sanitizes the list, at the same time as the suite's answer. */
const loadMarkup = () => import("./events.markup.ts");

/** Returns the list in HTML, null if it is empty; undefined until it is read. @param fail called if it cannot be read */
function useEvents(html: string | null, server: string, fail: (error: unknown) => void): Element | null | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly list: Element | null }>();
  useEffect(() => {
    let isOver = false;
    loadMarkup()
      .then(async ({ readEvents }) => {
        const list = html === null ? null : await readEvents(html, server);
        if (!isOver && html !== null) setRead({ html, list });
      })
      .catch((error: unknown) => isOver || html === null || fail(error));
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read?.html === html ? read.list : undefined;
}

export function CountryEvents({
  store,
  texts,
  context: { server },
}: WidgetView<CountryEventsStore, object, CountryEventsTexts>) {
  const { html, error, loading } = useStore(store.state);
  const list = useEvents(html, server, store.fail);
  if (list) return <List node={list} />;
  if (error)
    return (
      <>
        <slot />
        <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />
      </>
    );
  // without events, the page author's content stays
  if (list === null)
    return (
      <slot>
        <p className="note" part="note" role="status">
          {texts.none}
        </p>
      </slot>
    );
  return (
    <div aria-busy="true">
      <slot>
        <Skeleton />
      </slot>
      <span className="visually-hidden" role="status">
        {texts.loading}
      </span>
    </div>
  );
}
