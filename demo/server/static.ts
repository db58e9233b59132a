import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Handler } from "hono";
import type { SuiteEnv } from "./env.ts";
import { plainPage } from "./plain-page.ts";

const compress = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const compressed = /^(text|application)\/|svg/;

export interface Entry {
  readonly stamp: string;
  readonly etag: string;
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  brotli?: Promise<Uint8Array<ArrayBuffer>>;
}

/** @param stamp identifies a version of the file */
export function createEntry(file: string, stamp: string, plain: Uint8Array<ArrayBuffer>): Entry {
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { stamp, etag, type: types[extname(file)] ?? "application/octet-stream", plain };
}

/** Compresses with brotli 11, once per version of a file. */
const brotli = (entry: Entry): Promise<Uint8Array<ArrayBuffer>> =>
  (entry.brotli ??= compress(Buffer.from(entry.plain), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then(
    (buffer) => new Uint8Array(buffer),
  ));

/**
 * Serves the entry that `find` returns for the wildcard of its route. `forever`: the address has a version, so the response may be cached.
 * Pages of other origins may load modules and style sheets; no cookie is read or set.
 */
export function serve(find: (path: string) => Promise<Entry | undefined>, { forever = false } = {}): Handler<SuiteEnv> {
  return async (c) => {
    const entry = await find(c.req.param("path") ?? "");
    if (!entry) return plainPage(404, "There is no such file.");
    const headers = {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": forever ? "public, max-age=31536000, immutable" : "no-cache",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Content-Type-Options": "nosniff",
      ETag: entry.etag,
      Vary: "Accept-Encoding",
    };
    if (c.req.header("if-none-match") === entry.etag) return c.body(null, 304, headers);
    const asBrotli = compressed.test(entry.type) && /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
    return c.body(asBrotli ? await brotli(entry) : entry.plain, 200, {
      ...headers,
      "Content-Type": entry.type,
      ...(asBrotli && { "Content-Encoding": "br" }),
    });
  };
}

/** Serves the files of a folder under the wildcard of its route, like `serve`. `name`: only this file, whatever the route. */
export function files(folder: string, { forever = false, name = "" } = {}): Handler<SuiteEnv> {
  const root = resolve(folder) + sep;
  const cache = new Map<string, Entry>();

  const find = async (path: string): Promise<Entry | undefined> => {
    const file = resolve(root, `.${sep}${path}`);
    if (!file.startsWith(root)) return undefined;
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs} ${info.size}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) return known;
    const entry = createEntry(file, stamp, new Uint8Array(await readFile(file)));
    cache.set(file, entry);
    return entry;
  };

  return serve((path) => find(name || path), { forever });
}
