import { RewritingStream } from "parse5-html-rewriting-stream";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Values of attributes by their names in markup. */
export type Values = Readonly<Record<string, string>>;

/** An element's declared example in pieces. */
interface Sample {
  readonly attributes: Values;
  /** What the author has in the element. */
  readonly content: string;
  /** What the example has beside it, such as the button that it serves. */
  readonly before: string;
  readonly after: string;
}

/** @throws Error where the example has no such element */
export function sampleOf({ tag, example }: Pick<WidgetDeclaration, "tag" | "example">): Sample {
  const found: { attributes: Values; start: string }[] = [];
  const stream = new RewritingStream();
  stream.on("startTag", ({ tagName, attrs }, start) => {
    if (tagName === tag)
      found.push({ attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])), start });
  });
  stream.resume().end(example);
  const [first] = found;
  if (!first) throw new Error(`The example of ${tag} has none`);
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

/** Attributes as a person writes them, each with a space before it; those without a value are flags. JSX reads the same. */
export const written = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}${value && `="${value.replace(/[&"<]/g, (char) => escaped[char] ?? char)}"`}`)
    .join("");
