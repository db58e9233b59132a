import { RewritingStream } from "parse5-html-rewriting-stream";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Values of attributes by their names in markup. */
export type Values = Readonly<Record<string, string>>;

/** Declared example of an element, in parts. */
interface Sample {
  readonly attributes: Values;
  /** Content of the element. */
  readonly content: string;
  /** Other markup of the example, such as the button that the element serves. */
  readonly before: string;
  readonly after: string;
}

/** @throws Error if the example has no such element */
export function sampleOf({ tag, example }: Pick<WidgetDeclaration, "tag" | "example">): Sample {
  const found: { attributes: Values; start: string }[] = [];
  const stream = new RewritingStream();
  stream.on("startTag", ({ tagName, attrs }, start) => {
    if (tagName === tag)
      found.push({ attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])), start });
  });
  stream.resume().end(example);
  const [first] = found;
  if (!first) throw new Error(`The example of ${tag} does not contain the element`);
  const end = `</${tag}>`;
  const [from, to] = [example.indexOf(first.start), example.lastIndexOf(end)];
  return {
    attributes: first.attributes,
    content: example.slice(from + first.start.length, to),
    before: example.slice(0, from),
    after: example.slice(to + end.length),
  };
}

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

/** Returns attributes as written by hand, each after a space; those without a value are flags. JSX reads them, too. */
export const written = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}${value && `="${value.replace(/[&"<]/g, (char) => escaped[char] ?? char)}"`}`)
    .join("");
