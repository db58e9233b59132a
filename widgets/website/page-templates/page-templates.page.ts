import { ownDocument, warnPageOnce } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { renderTemplatesCall } from "../api/templates.ts";

/** Places that were filled, or are about to be. */
const known = new WeakSet<Element>();

/** Puts a place back into the page as it was. */
function fill(place: Element, name: string, content: readonly Node[], signal: AbortSignal): void {
  const blocks = content.filter((node) => node instanceof Element);
  for (const block of blocks) block.classList.add(`o_block_${name}`);
  place.replaceWith(...content);
  untilAbort(signal, () => {
    const [first, ...others] = content as readonly ChildNode[];
    for (const node of others) node.remove();
    first?.replaceWith(place);
  });
}

/**
 * Fills places of the page that name a template, all by one call, until the signal; then they are as the suite sent them. The loader calls it
 * with those of the page, and again with new ones.
 * @throws SuiteError
 */
export async function bind(signal: AbortSignal, markup: readonly HTMLElement[]): Promise<void> {
  const places = markup.filter((place) => !known.has(place));
  const names = [...new Set(places.map(({ dataset }) => dataset.oeCall!))].filter(Boolean);
  if (!names.length) return;
  for (const place of places) known.add(place);
  untilAbort(signal, () => places.forEach((place) => known.delete(place)));
  const answer = await connect(location.origin).call(renderTemplatesCall, { ids_or_xml_ids: names }, { signal });
  for (const place of places) {
    const name = place.dataset.oeCall!;
    const box = ownDocument.createElement("div");
    const html = Object.hasOwn(answer, name) ? answer[name] : "";
    if (typeof html !== "string")
      warnPageOnce(`suite-widgets: the template "${name}" is left out, the suite gave no HTML for it`);
    else await setServerHtml(box, html, fragment);
    if (!signal.aborted && place.isConnected && box.hasChildNodes()) fill(place, name, [...box.childNodes], signal);
  }
}
