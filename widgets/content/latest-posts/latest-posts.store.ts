import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type Remote, remote, storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { renderLatestPosts } from "../api/latest-posts.ts";
import type en from "../i18n/en.json";

export type LatestPostsTexts = Readonly<FailureTexts & typeof en.latestPosts>;

export interface LatestPostsProps {
  readonly template: string;
  readonly blogId: number;
  readonly limit: number;
}

interface LatestPostsState {
  /** As the suite sent it; null until it came. */
  readonly html: string | null;
  readonly error: unknown;
  readonly loading: boolean;
}

export type LatestPostsStore = ReturnType<typeof createLatestPosts>;

/**
 * The newest posts of the suite: blocks that ask for the same share one answer. They are asked for in the suite's editor too: its user reads why
 * they do not come.
 */
export function createLatestPosts(context: StoreContext<LatestPostsProps>) {
  const { props, server, signal } = context;
  const state = storeState<LatestPostsState>(
    { html: null, error: null, loading: true },
    context,
    ({ loading, error }) => ({ loading, error }),
  );
  let posts: Remote<string>;
  untilAbort(
    signal,
    effect([props], ({ template, blogId, limit }) => {
      posts = remote(
        `latest posts ${server} ${template} ${blogId} ${limit}`,
        () => renderLatestPosts(connect(server), { template, blogId, limit }),
        { isOnlyRead: true },
      );
      void posts.load();
      return effect([posts.state], ({ value, error, loading }) =>
        state.set({ html: value, error, loading: loading || (value === null && !error) }),
      );
    }),
  );
  return {
    state,
    retry: () => void posts.load(),
    /** What came could not be shown: its sanitizer did not come. */
    fail: (error: unknown) => state.change({ error, html: null }),
  };
}
