import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { type Remote, remote, type RemoteState, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { latestNews, type NewsItem } from "#theme/api/news.ts";

export interface NewsProps {
  /** Maximum number of news, the newest first. */
  readonly limit: number;
  readonly direction: "horizontal" | "vertical";
}

type News = readonly NewsItem[];

interface NewsState extends RemoteState<News> {
  /** True while the news move. */
  readonly playing: boolean;
}

export type NewsStore = ReturnType<typeof createNews>;

/** Loads the news once for all elements with the same limit. The news move until a visitor stops them. */
export function createNews(context: StoreContext<NewsProps>) {
  const { props, server, editing, signal } = context;
  const initial: NewsState = { value: null, error: null, loading: true, playing: true };
  const state = storeState(initial, context, ({ loading, error, playing }) => ({ loading, error, playing }));
  let news: Remote<News>;
  untilAbort(
    signal,
    effect([props, editing], ({ limit }, isEditing) => {
      news = remote<News>(`news ${server} ${limit}`, () => latestNews(connect(server), limit));
      if (!isEditing) void news.load();
      return effect([news.state], state.change);
    }),
  );
  return { state, play: (playing: boolean) => state.change({ playing }), retry: () => void news.load() };
}
