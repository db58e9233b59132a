import { ownDocument } from "#shared/element/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import type { Heading } from "./doc-menu.store.ts";

/** Returns the text of a heading with its emphasised parts, without badges, links and buttons. */
function nameOf(heading: Element): string {
  const nodes = [...heading.childNodes].filter(
    (node) => node instanceof Text || (node instanceof Element && node.matches("em,b,i,u")),
  );
  return nodes
    .map((node) => node.textContent!.trim())
    .filter(Boolean)
    .join(" ");
}

/** Returns the headings of a document that have a name, except those in dialogs. */
export const headingsIn = (content: Element): HTMLElement[] =>
  [...content.querySelectorAll<HTMLElement>("h2,h3")].filter(
    (heading) => !heading.closest(".modal,dialog,[hidden]") && nameOf(heading),
  );

/** Returns headings with ids: headings without an id get one until the signal, others keep the id that links may use. */
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
