import { useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Failure, Skeleton } from "#shared/ui/index.ts";
import type { CountryEventsTexts } from "./country-events.element.ts";
import type { CountryEventsStore } from "./country-events.store.ts";
import { useEvents } from "./use-events.ts";

/** The suite's list, which takes the place of the author's content. */
function List({ of }: { readonly of: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current!.replaceChildren(of), [of]);
  // the suite does not say in which language it is
  return <div ref={place} part="list" dir="auto" />;
}

export function CountryEvents({
  store,
  texts,
  context: { server },
}: WidgetView<CountryEventsStore, object, CountryEventsTexts>) {
  const { html, error, loading } = useStore(store.state);
  const list = useEvents(html, server, store.fail);
  if (list) return <List of={list} />;
  if (error)
    return (
      <>
        <slot />
        <Failure text={failureText(texts, error)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
      </>
    );
  // without events what the author wrote stays
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
