import { useEffect, useState } from "react";

/** Reading and sanitizing, which wait for an answer: asked for at the same time as it. */
const door = () => import("./posts.markup.ts");

/** The posts of HTML; undefined until they are read. @param fail hears when they cannot be */
export function usePosts(
  html: string | null,
  server: string,
  fail: (error: unknown) => void,
): readonly Element[] | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly posts: readonly Element[] }>();
  useEffect(() => {
    let isOver = false;
    const posts = door().then(({ readPosts }) => (html === null ? undefined : readPosts(html, server)));
    posts.then(
      (posts) => isOver || !posts || setRead({ html: html!, posts }),
      (error: unknown) => isOver || html === null || fail(error),
    );
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read?.html === html ? read.posts : undefined;
}
