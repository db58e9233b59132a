import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { failureOf, type FailureTexts } from "#shared/i18n/index.ts";
import { Failure, Icon, icons, ServerHtml, Skeleton } from "#shared/ui/index.ts";
import type { news } from "#theme/i18n/en.json";
import { useChildren } from "../children.tsx";
import type { NewsProps, NewsStore } from "./news.store.ts";

/** Speed of the movement in px per second: slow enough to read along. */
const pace = { horizontal: 55, vertical: 22 } as const;

interface MovingNewsProps extends Pick<NewsProps, "direction"> {
  readonly store: NewsStore;
  readonly playing: boolean;
  readonly texts: typeof news;
  readonly items: ReactNode;
}

/** Row of news that moves until a visitor stops it. */
function MovingNews({ store, playing, direction, texts, items }: MovingNewsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const measured = list.current!;
    // the speed does not depend on the length of the list
    const measure = () => {
      const length = direction === "horizontal" ? measured.offsetWidth : measured.offsetHeight;
      measured.parentElement!.style.setProperty("--_time", `${length / pace[direction]}s`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [direction]);
  return (
    <div className={`news ${direction}${playing ? "" : " paused"}`} part="news" role="group" aria-label={texts.news}>
      <div className="window" tabIndex={0} role="group" aria-label={texts.news}>
        <div className="moving">
          <ul ref={list} className="items" part="items">
            {items}
          </ul>
          {/* a copy follows while the first list moves out */}
          <ul className="items again" aria-hidden="true" inert>
            {items}
          </ul>
        </div>
      </div>
      <button
        className="tool pause"
        part="pause"
        type="button"
        aria-label={playing ? texts.pause : texts.play}
        onClick={() => store.play(!playing)}
      >
        <Icon path={playing ? icons.pause : icons.play} />
      </button>
    </div>
  );
}

/**
 * News of the suite, moving past in an endless loop; with reduced motion a list that scrolls. Parts: news, items, item, name, content,
 * pause, empty, and those of the components in it. Styles: `newsStyles`.
 */
export function News({
  store,
  props: { direction },
  texts,
  context: { server, fail },
}: WidgetView<NewsStore, NewsProps, FailureTexts & typeof news>) {
  const { value, error, loading, playing } = useStore(store.state);
  const [root, children] = useChildren<HTMLDivElement>();
  const items = value?.map(({ name, html }, index) => (
    <li key={index} className="item" part="item">
      {name && (
        <strong part="name" dir="auto">
          {name}
        </strong>
      )}
      <ServerHtml html={html} profile={fragment} base={server} onError={fail} />
    </li>
  ));
  return (
    <div ref={root} tabIndex={-1}>
      {!value && <slot />}
      {!value && loading && !error && !children.length && (
        <div className={`waiting-${direction}`}>
          <Skeleton />
        </div>
      )}
      {!value && !!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />}
      {items?.length === 0 && <p part="empty">{texts.none}</p>}
      {!!items?.length && (
        <MovingNews store={store} playing={playing} direction={direction} texts={texts} items={items} />
      )}
    </div>
  );
}
