import { RewritingStream } from "parse5-html-rewriting-stream";
import { type Values, written } from "./tag-builder/sample.ts";

interface Tag {
  readonly name: string;
  readonly start: string;
  readonly children: (Tag | string)[];
}

/** Elements that stay in the line of the text around them. */
const inline = /^(a|b|bdi|br|code|em|i|img|input|small|span|strong|svg|time)$/;
const empty = /^(br|hr|img|input|source|track)$/;
/** Longest line before an element gets lines of its own for its content. */
const width = 100;
/** Classes of the demo's own looks, which mean nothing on another page. */
const ofDemo = /^(action|primary|quiet|card)$/;

const isTag = (node: Tag | string): node is Tag => typeof node !== "string";
const isBlock = (node: Tag | string): node is Tag => isTag(node) && !inline.test(node.name);

function attributesOf(attrs: readonly { readonly name: string; readonly value: string }[]): Values {
  const all = attrs.map(({ name, value }) => [
    name,
    name === "class"
      ? value
          .split(/\s+/)
          .filter((word) => !ofDemo.test(word))
          .join(" ")
      : value,
  ]);
  return Object.fromEntries(all.filter(([name, value]) => name !== "class" || value));
}

function parse(html: string): Tag {
  const root: Tag = { name: "", start: "", children: [] };
  const open = [root];
  const stream = new RewritingStream();
  stream.on("startTag", ({ tagName: name, attrs, selfClosing }) => {
    const tag: Tag = { name, start: `<${name}${written(attributesOf(attrs))}>`, children: [] };
    open.at(-1)!.children.push(tag);
    if (!empty.test(name) && !selfClosing) open.push(tag);
  });
  stream.on("endTag", () => open.length > 1 && open.pop());
  for (const kind of ["text", "comment"] as const)
    stream.on(kind, (_: unknown, raw: string) => open.at(-1)!.children.push(raw.replace(/\s+/g, " ")));
  stream.resume().end(html);
  return root;
}

const flat = (node: Tag | string): string =>
  isTag(node)
    ? `${node.start}${node.children.map(flat).join("").trim()}${empty.test(node.name) ? "" : `</${node.name}>`}`
    : node;

/** Returns the lines of an element: one, or more if it contains several blocks or would be too long. */
function linesOf(node: Tag, depth: number): string[] {
  const line = flat(node);
  const blocks = node.children.filter(isBlock);
  const isLong = line.length + depth > width || blocks.length > 1 || blocks.some((each) => linesOf(each, 0).length > 1);
  if (!node.children.length || !isLong) return [line];
  return [node.start, ...contentOf(node, depth + 2).map((each) => `  ${each}`), `</${node.name}>`];
}

/** Returns the lines inside an element: each block has its own, what is between two blocks has one. */
function contentOf({ children }: Tag, depth: number): string[] {
  const lines: string[] = [];
  let text = "";
  const flush = () => {
    if (text.trim()) lines.push(text.trim());
    text = "";
  };
  for (const child of children) {
    if (!isBlock(child)) text += flat(child);
    else {
      flush();
      lines.push(...linesOf(child, depth));
    }
  }
  flush();
  return lines;
}

/** Returns markup as a person writes it: indented, flags without a value, and without the classes of the demo's own looks. */
export const formatMarkup = (html: string): string => contentOf(parse(html), 0).join("\n");
