import { enqueue, ownDocument, warnPageOnce } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { renderTemplatesCall } from "../api/templates.ts";

/** Placeholders that are filled or being filled. */
const known = new WeakSet<Element>();

/** Replaces a placeholder by its content until the signal. */
function fill(placeholder: Element, name: string, content: readonly Node[], signal: AbortSignal): void {
  const blocks = content.filter((node) => node instanceof Element);
  for (const block of blocks) block.classList.add(`o_block_${name}`);
  placeholder.replaceWith(...content);
  untilAbort(signal, () => {
    const [first, ...others] = content as readonly ChildNode[];
    for (const node of others) node.remove();
    first?.replaceWith(placeholder);
  });
}

/**
 * Fills placeholders of the page that name a template, by one call, until the signal; then restores them. The loader calls this function with
 * the placeholders of the page, and again with added ones.
 * @throws SuiteError
 */
export async function bind(signal: AbortSignal, markup: readonly HTMLElement[]): Promise<void> {
  const placeholders = markup.filter((placeholder) => !known.has(placeholder));
  const names = [...new Set(placeholders.map(({ dataset }) => dataset.oeCall!))].filter(Boolean);
  if (!names.length) return;
  for (const placeholder of placeholders) known.add(placeholder);
  untilAbort(signal, () => placeholders.forEach((placeholder) => known.delete(placeholder)));
  // a prerendered page may never be visited
  await new Promise<void>(enqueue);
  const answer = await connect(location.origin).call(renderTemplatesCall, { ids_or_xml_ids: names }, { signal });
  for (const placeholder of placeholders) {
    const name = placeholder.dataset.oeCall!;
    const box = ownDocument.createElement("div");
    const html = Object.hasOwn(answer, name) ? answer[name] : "";
    if (typeof html !== "string")
      warnPageOnce(`suite-widgets: the template "${name}" is left out, the suite gave no HTML for it`);
    else await setServerHtml(box, html, fragment);
    if (!signal.aborted && placeholder.isConnected && box.hasChildNodes())
      fill(placeholder, name, [...box.childNodes], signal);
  }
}
