import { finish } from "./finish.ts";
import type { Sanitize } from "./platform.ts";
import type { Profile } from "./profile.ts";

/**
 * Mark before each name that may be a `style` or `on…` attribute, which makes the name an attribute that no profile allows. Chromium's parser reports
 * these attributes to the page's policy before a sanitizer removes them, in documents without a window as well. Only the parser can tell names from
 * texts and values: the mark is removed from these after parsing.
 */
const mark = "\ufdd0"; // a noncharacter, which no text uses
const names = /(?<=[\s"']|[^<]\/)(?=(?:style|on[a-z]+)[\s=/>])/gi;

/** Returns HTML that can be parsed without a report to the policy. */
export const maskInline = (html: string): string => html.replace(names, mark);

/** Removes the marks from parsed nodes. Finds them by XPath, since a form can hide its attributes from other functions. */
export function unmaskInline(root: Node): void {
  const marked = new XPathEvaluator().evaluate(
    `.//text()[contains(.,"${mark}")]|.//@*[contains(.,"${mark}")]`,
    root,
    null,
    6,
  );
  for (let index = marked.snapshotLength; index--;) {
    const node = marked.snapshotItem(index) as Text | Attr;
    node.nodeValue = node.nodeValue!.replaceAll(mark, "");
  }
}

const latest = new WeakMap<Element, object>();

/** Replaces the target's content; the last call for a target wins, however long its sanitizer takes to load. */
export async function write(
  target: Element,
  html: string,
  profile: Profile,
  sanitizer: Sanitize | Promise<Sanitize>,
  base?: string,
): Promise<void> {
  const turn = {};
  latest.set(target, turn);
  const sanitize = await sanitizer;
  if (latest.get(target) !== turn) return;
  const content = sanitize(maskInline(html), target.localName, profile);
  unmaskInline(content); // before the last checks, which read the final content
  finish(content, profile, base);
  target.replaceChildren(...content.childNodes);
  await profile.polish?.(target);
}
