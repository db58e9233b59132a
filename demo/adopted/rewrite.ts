import { RewritingStream } from "parse5-html-rewriting-stream";

/** Returns true for the type of a script that browsers run; other scripts are data, which elements may read. */
const isRun = (type = ""): boolean => /^(|module|(text|application)\/(java|ecma)script)$/i.test(type.trim());

/**
 * Removes the scripts of a page of the suite and inserts `tags` at the start of its head. Inline scripts stay as text, since elements read
 * their data (the chat's options, the session). The rest stays byte for byte.
 */
export function withOwnScripts(html: string, tags: string): string {
  const stream = new RewritingStream();
  let rewritten = "";
  let isDropping = false;
  stream.on("data", (part: string) => (rewritten += part));
  stream.on("startTag", (tag, raw) => {
    const attribute = (name: string) => tag.attrs.find((each) => each.name === name)?.value;
    if (tag.tagName === "head") return stream.emitRaw(raw + tags);
    if (tag.tagName === "link" && (attribute("as") === "script" || attribute("rel") === "modulepreload")) return;
    if (tag.tagName !== "script" || !isRun(attribute("type"))) return stream.emitRaw(raw);
    isDropping = attribute("src") !== undefined;
    if (!isDropping) stream.emitRaw('<script type="text/plain">');
  });
  stream.on("text", (_, raw) => void (isDropping || stream.emitRaw(raw)));
  stream.on("endTag", (tag, raw) => {
    if (!isDropping) stream.emitRaw(raw);
    if (tag.tagName === "script") isDropping = false;
  });
  stream.end(html);
  return rewritten;
}
