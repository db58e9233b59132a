import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Failure, Skeleton } from "#shared/ui/index.ts";
import type { LatestPostsTexts } from "./latest-posts.element.ts";
import type { LatestPostsProps, LatestPostsStore } from "./latest-posts.store.ts";
import { Post } from "./Post.tsx";
import { usePosts } from "./use-posts.ts";

/** Room is kept for so many posts at most. */
const mostPlaces = 6;

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
      <Failure text={failureText(texts, error)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
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
        {/* as high as the posts, where covers and texts stand side by side */}
        <div className="posts">
          {Array.from({ length: Math.min(Math.max(props.limit, 1), mostPlaces) }, (_, place) => (
            <Skeleton key={place} />
          ))}
        </div>
      </div>
    );
  return (
    <div className="posts" part="posts" role="list">
      {posts.map((post, place) => (
        <Post key={place} of={post} />
      ))}
    </div>
  );
}
