import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Skeleton } from "#shared/ui/index.ts";
import { awaitCovers } from "./covers.ts";
import type { LatestPostsProps, LatestPostsStore, LatestPostsTexts } from "./latest-posts.store.ts";

/** Maximum number of posts for which space is reserved. */
const maximumPlaceholders = 6;

/** Post of the suite. The text shows immediately; the cover's space waits for the picture, 5 s at most. */
function Post({ node }: { readonly node: Element }) {
  const container = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(true);
  useLayoutEffect(() => {
    const end = new AbortController();
    container.current!.replaceChildren(node);
    awaitCovers(node, end.signal, () => setWaiting(false));
    return () => end.abort();
  }, [node]);
  // the language of the post is unknown
  return <div ref={container} className={isWaiting ? "post waiting" : "post"} part="post" role="listitem" dir="auto" />;
}

/** Loads the code that reads and sanitizes posts, at the same time as the suite's answer. */
const loadMarkup = () => import("./posts.markup.ts");

/** Returns the posts in HTML; undefined until they are read. @param fail called if they cannot be read */
function usePosts(html: string | null, server: string, fail: (error: unknown) => void): readonly Element[] | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly posts: readonly Element[] }>();
  useEffect(() => {
    let isOver = false;
    const posts = loadMarkup().then(({ readPosts }) => (html === null ? undefined : readPosts(html, server)));
    posts.then(
      (posts) => isOver || !posts || setRead({ html: html!, posts }),
      (error: unknown) => isOver || html === null || fail(error),
    );
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read?.html === html ? read.posts : undefined;
}

export function LatestPosts({
  store,
  props,
  texts,
  context: { server, editing },
}: WidgetView<LatestPostsStore, LatestPostsProps, LatestPostsTexts>) {
  const { html, error, loading } = useStore(store.state);
  const isEditing = useStore(editing);
  const posts = usePosts(html, server, store.fail);
  if (error)
    return isEditing ? (
      <p className="note" part="note">
        {texts.broken}
      </p>
    ) : (
      <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />
    );
  if (posts?.length === 0)
    return (
      <p className="note" part="note" role="status">
        {texts.none}
      </p>
    );
  if (!posts)
    return (
      <div aria-busy="true">
        <slot />
        <span className="visually-hidden" role="status">
          {texts.loading}
        </span>
        {/* as high as posts with the cover beside the text */}
        <div className="posts">
          {Array.from({ length: Math.min(Math.max(props.limit, 1), maximumPlaceholders) }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      </div>
    );
  return (
    <div className="posts" part="posts" role="list">
      {posts.map((post, index) => (
        <Post key={index} node={post} />
      ))}
    </div>
  );
}
