import { RewritingStream } from "parse5-html-rewriting-stream";
import { written } from "./sample.ts";

/** Returns true for elements without an end tag. */
const isVoid = (tag: string): boolean => /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);

/** Attribute names in React that differ from HTML. */
const names: Readonly<Record<string, string>> = {
  autocomplete: "autoComplete",
  checked: "defaultChecked",
  class: "className",
  colspan: "colSpan",
  enctype: "encType",
  for: "htmlFor",
  inputmode: "inputMode",
  maxlength: "maxLength",
  novalidate: "noValidate",
  readonly: "readOnly",
  rowspan: "rowSpan",
  srcdoc: "srcDoc",
  tabindex: "tabIndex",
};

/** Returns the name of an attribute in React: a field's `value` is its initial value. */
const nameOf = (tag: string, name: string): string =>
  name === "value" && tag === "input" ? "defaultValue" : (names[name] ?? name);

/** Returns markup of a page as JSX. */
export function jsxOf(html: string): string {
  let jsx = "";
  const stream = new RewritingStream();
  stream.on("startTag", ({ tagName, attrs }) => {
    const isPlain = !tagName.includes("-");
    const values = attrs.map(({ name, value }) => [isPlain ? nameOf(tagName, name) : name, value]);
    jsx += `<${tagName}${written(Object.fromEntries(values))}${isVoid(tagName) ? " /" : ""}>`;
  });
  stream.on("text", (_, raw) => void (jsx += raw.replace(/[{}]/g, (brace) => `{"${brace}"}`)));
  stream.on("endTag", ({ tagName }) => {
    if (!isVoid(tagName)) jsx += `</${tagName}>`;
  });
  stream.resume().end(html);
  return jsx;
}
