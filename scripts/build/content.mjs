import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

const scope = ":where(.suite-content, :host)";

/** Registers the unit of lengths as shared/element/sheet.ts does: pages may link this sheet without `suite.css`. */
const unit = '@property --_rem{syntax:"<length>";inherits:true;initial-value:16px}';

const read = (name) => readFile(`shared/styles/${name}.css`, "utf8");

/** Returns the content of `dist/suite-content.css`: the looks of simple markup, and the tokens of the elements in the same scope. */
export async function contentCss() {
  const tokens = (await read("tokens")).replaceAll(":host {", `${scope} {`);
  const { code } = await transform(unit + tokens + (await read("content")) + (await read("content-controls")), {
    loader: "css",
    minify: true,
    target: "esnext",
  });
  return code;
}
