import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Bytes that a browser downloads, compressed with brotli 11. `undefined` where there is no build. */
export interface Sizes {
  /** The element's own chunk. */
  chunk(tag: string): number | undefined;
  /** The chunks that an element needs at first, core and, where it is rare, the directory among them, as paths below the build's folder. Empty where there is no build. */
  chunks(tag: string): readonly string[];
  /** Loader, core, the chunks of these elements and what they import, the directory where one is rare. */
  page(tags: readonly string[]): { readonly bytes: number; readonly requests: number } | undefined;
}

/** Both scripts of a built-in suite page, as a proxy would send them (brotli 11). */
export const builtInScripts = 226_394 + 150_282;

const staticImport = /\b(?:from|import)\s*["']\.\/([^"']+)["']/g;

/** Weighs the build itself, each file once, so that no list of sizes can grow stale. */
export function weigh(distDir: string, elements: readonly Pick<WidgetDeclaration, "tag" | "rare">[]): Sizes {
  const known = new Map<string, { bytes: number; imports: readonly string[] } | undefined>();
  const file = (path: string) => {
    if (!known.has(path)) {
      const full = join(distDir, path);
      const text = existsSync(full) ? readFileSync(full) : undefined;
      const imports = [...(text?.toString().matchAll(staticImport) ?? [])].map(([, name]) => `chunks/${name}`);
      known.set(path, text && { bytes: brotliCompressSync(text).byteLength, imports });
    }
    return known.get(path);
  };
  /** With all that they import; undefined where one is missing. */
  const closure = (tags: readonly string[]) => {
    const paths = new Set(["chunks/core.js", ...tags.map((tag) => `chunks/${tag}.js`)]);
    if (elements.some(({ tag, rare }) => rare && tags.includes(tag))) paths.add("chunks/directory.js");
    for (const path of paths) for (const needed of file(path)?.imports ?? []) paths.add(needed);
    return [...paths].some((path) => !file(path)) ? undefined : [...paths];
  };
  return {
    chunks: (tag) => closure([tag]) ?? [],
    chunk: (tag) => file(`chunks/${tag}.js`)?.bytes,
    page: (tags) => {
      const parts = ["suite.js", ...(closure(tags) ?? [])].map(file);
      if (parts.length === 1 || parts.includes(undefined)) return undefined;
      return { bytes: parts.reduce((sum, part) => sum + (part?.bytes ?? 0), 0), requests: parts.length };
    },
  };
}

/** Kilobytes of 1000 bytes, as the reader's language writes them. */
export const kilobytes = (bytes: number, lang: string, digits = 1): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(bytes / 1000);
