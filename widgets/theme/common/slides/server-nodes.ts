import { useEffect, useState } from "react";
import { ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";

/** Content of the suite's HTML, in document order. */
export interface Content {
  /** Content before the slides; all content if there are no slides. */
  readonly before?: Element | undefined;
  /** Nodes that the theme's library shows as slides. */
  readonly slides?: readonly Element[] | undefined;
  readonly after?: Element | undefined;
}

/** Returns the box if it has visible content. */
export const visible = (box: Element): Element | undefined =>
  box.textContent.trim() || box.querySelector("img,input,hr") ? box : undefined;

/** Moves the content before a node into a new box; ancestors of both are copied. */
export function takeBefore(box: Element, node: Element): Element {
  const before = ownDocument.createElement("div");
  const range = ownDocument.createRange();
  range.setStart(box, 0);
  range.setEndBefore(node);
  before.append(range.extractContents());
  return before;
}

/** Splits a box into slides and the content around them; undefined if nothing is visible. */
export function contentOf(box: Element): Content | undefined {
  const carousel = box.querySelector(".owl-carousel");
  if (!carousel) return visible(box) && { before: box };
  const before = visible(takeBefore(box, carousel));
  carousel.remove();
  const after = visible(box);
  const slides = [...carousel.children];
  return before || after || slides.length > 0 ? { before, slides, after } : undefined;
}

/** Returns the suite's HTML, sanitized, in a detached box; undefined before. Calls `fail` if the sanitizer could not be loaded. */
export function useServerNodes(
  html: string | null | undefined,
  server: string,
  fail: (error: unknown) => void,
): Element | undefined {
  const [read, setRead] = useState<{ readonly html: string; readonly box: Element }>();
  useEffect(() => {
    let isOver = false;
    const box = ownDocument.createElement("div");
    if (html != null) setServerHtml(box, html, fragment, server).then(() => isOver || setRead({ html, box }), fail);
    return () => void (isOver = true);
  }, [html, server, fail]);
  return read && read.html === html ? read.box : undefined;
}
