import { useEffect, useState } from "react";
import { ownDocument } from "../../../../shared/element/index.ts";
import { fragment } from "../../../../shared/html/fragment/fragment.ts";
import { setServerHtml } from "../../../../shared/html/index.ts";

/** A piece of the suite's HTML as detached nodes, in a box of their own. */
export interface Content {
  readonly box: Element;
  /** What the theme's library makes slides of; undefined where it would make none. Read once: they leave the box when they are shown. */
  readonly slides: readonly Element[] | undefined;
}

export function contentOf(box: Element): Content {
  const carousel = box.querySelector(".owl-carousel");
  return { box, slides: carousel ? [...carousel.children] : undefined };
}

/** The suite's HTML, sanitized; undefined until it is. `fail` hears when the sanitizer could not be loaded. */
export function useServerNodes(
  html: string | null | undefined,
  server: string,
  fail: (error: unknown) => void,
): Content | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly content: Content }>();
  useEffect(() => {
    let isOver = false;
    const box = ownDocument.createElement("div");
    if (html != null)
      setServerHtml(box, html, fragment, server).then(() => isOver || setRead({ html, content: contentOf(box) }), fail);
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read && read.html === html ? read.content : undefined;
}
