import { ownDocument } from "#shared/element/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import type { Heading } from "./doc-menu.store.ts";

/** Words of a heading itself and of what is emphasised in it: badges, links and buttons in it are no part of its name. */
function nameOf(heading: Element): string {
  const words = [...heading.childNodes].filter(
    (node) => node instanceof Text || (node instanceof Element && node.matches("em,b,i,u")),
  );
  return words
    .map((node) => node.textContent!.trim())
    .filter(Boolean)
    .join(" ");
}

/** Headings of a document with a name, in its order. Dialogs are no part of it. */
export const headingsIn = (content: Element): HTMLElement[] =>
  [...content.querySelectorAll<HTMLElement>("h2,h3")].filter(
    (heading) => !heading.closest(".modal,dialog,[hidden]") && nameOf(heading),
  );

/** Gives those an id that have none until the signal; those that were there may be linked to from elsewhere. */
export function readHeadings(headings: readonly HTMLElement[], signal: AbortSignal): Heading[] {
  let count = 0;
  return headings.map((heading) => {
    if (!heading.id) {
      do count += 1;
      while (ownDocument.getElementById(`quote_${count}`));
      restoreAttributes(heading, ["id"], signal);
      heading.id = `quote_${count}`;
    }
    return { id: heading.id, text: nameOf(heading), isSub: heading.matches("h3") };
  });
}
