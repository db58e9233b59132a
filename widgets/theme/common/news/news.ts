import { atom, effect } from "nanostores";
import type { WidgetContext } from "../../../../shared/element/index.ts";
import { connect } from "../../../../shared/suite/index.ts";
import { latestNews, type NewsItem } from "../calls/news.ts";
import { remote, type Remote, type RemoteState } from "../../../../shared/state/index.ts";

export interface NewsProps {
  /** How many, the newest first. */
  readonly limit: number;
  readonly direction: "horizontal" | "vertical";
}

type Context = Pick<WidgetContext<NewsProps>, "props" | "server" | "editing" | "signal" | "state" | "fail">;
type News = readonly NewsItem[];

export type NewsStore = ReturnType<typeof createNews>;

/** The suite's news, asked for once by all that show as many. They move until somebody stops them. */
export function createNews({ props, server, editing, signal, state, fail }: Context) {
  const view = atom<RemoteState<News>>({ value: null, error: null, loading: true });
  const playing = atom(true);
  let news: Remote<News>;
  let told: unknown;

  const stop = effect([props, editing], ({ limit }, isOn) => {
    news = remote<News>(`news ${server} ${limit}`, () => latestNews(connect(server), limit));
    if (!isOn) void news.load();
    return effect([news.state], (now) => {
      view.set(now);
      state("loading", now.loading);
      state("error", !!now.error);
      if (now.error && now.error !== told) fail(now.error);
      told = now.error;
    });
  });
  const stopTelling = playing.subscribe((on) => state("playing", on));
  signal.addEventListener("abort", () => {
    stop();
    stopTelling();
  });
  return { view, playing, play: (on: boolean) => playing.set(on), retry: () => void news.load() };
}
