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
  /** Unsanitized HTML; null until the server has responded. */
  readonly html: string | null;
  readonly error: unknown;
  readonly loading: boolean;
}

export type LatestPostsStore = ReturnType<typeof createLatestPosts>;

/**
 * Loads the newest posts once for all elements with the same attributes, also in the suite's editor, where site builders read why
 * posts are missing.
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
    /** Reports that the sanitizer could not be loaded. */
    fail: (error: unknown) => state.change({ error, html: null }),
  };
}
