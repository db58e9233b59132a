import { RewritingStream } from "parse5-html-rewriting-stream";
import { written } from "./sample.ts";

/** Elements that have no end. */
const isVoid = (tag: string): boolean => /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);

/** What React calls them otherwise than HTML. */
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

/** Of a field, its value is what it begins with. */
const nameOf = (tag: string, name: string): string =>
  name === "value" && tag === "input" ? "defaultValue" : (names[name] ?? name);

/** Markup of a page as JSX that React takes. */
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
