/**
 * Chromium's parser reports each `style` and `on…` attribute to the page's policy, in documents without a window too, and
 * before any sanitizer takes it away. So what may be such an attribute gets a mark before its name, which makes another one
 * of it, that no profile knows. Where it was text or a value, the mark is taken out again: which it is, only the parser tells.
 */
const mark = "\ufdd0"; // means nothing in any text
const names = /(?<=[\s"']|[^<]\/)(?=(?:style|on[a-z]+)[\s=/>])/gi;

/** Gives HTML whose parsing no policy minds. */
export const maskInline = (html: string): string => html.replace(names, mark);

/** Takes the marks out of what was parsed. By XPath, since a form can hide its attributes from everybody else. */
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
