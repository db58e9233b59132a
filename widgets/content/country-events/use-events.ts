import { useEffect, useState } from "react";

/** Reading and sanitizing, which wait for an answer: asked for at the same time as it. */
const door = () => import("./events.markup.ts");

/** The list in HTML, null where it is empty; undefined until it is read. @param fail hears when it cannot be */
export function useEvents(
  html: string | null,
  server: string,
  fail: (error: unknown) => void,
): Element | null | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly list: Element | null }>();
  useEffect(() => {
    let isOver = false;
    door()
      .then(async ({ readEvents }) => {
        const list = html === null ? null : await readEvents(html, server);
        if (!isOver && html !== null) setRead({ html, list });
      })
      .catch((error: unknown) => isOver || html === null || fail(error));
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read?.html === html ? read.list : undefined;
}
