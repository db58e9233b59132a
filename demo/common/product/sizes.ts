import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Bytes that a browser downloads, compressed with brotli 11; `undefined` without a build. */
export interface Sizes {
  /** Returns the size of the element's own chunk. */
  chunk(tag: string): number | undefined;
  /**
   * Returns the chunks that an element needs at first, as paths below the build's folder: also core and, for a rare element, the
   * directory. Empty without a build.
   */
  chunks(tag: string): readonly string[];
  /** Returns the size of a page with these elements: loader, core, their chunks with imports, and the directory if one is rare. */
  page(tags: readonly string[]): { readonly bytes: number; readonly requests: number } | undefined;
}

/** Size of both scripts of a built-in suite page, as a proxy would send them (brotli 11). */
export const builtInScripts = 226_394 + 150_282;

const staticImport = /\b(?:from|import)\s*["']\.\/([^"']+)["']/g;

/** Weighs each file of the build once, so the sizes are always current. */
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
  /** Includes all imports; undefined if a file is missing. */
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

/** Formats kilobytes of 1000 bytes in the reader's language. */
export const kilobytes = (bytes: number, lang: string, digits = 1): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(bytes / 1000);
