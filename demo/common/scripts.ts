import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Handler } from "hono";
import type { SuiteEnv } from "../server/env.ts";
import { createEntry, type Entry, serve } from "../server/static.ts";

interface Bundle {
  /** Entries by their address below that of the folder. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** Paths of all sources. */
  readonly sources: readonly string[];
  readonly stamp: string;
}

const entryPointsOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith(".ts")).map((file) => join(folder, file));

/** Returns a stamp that differs after any change of these files. */
const stampOf = async (paths: Iterable<string>): Promise<string> =>
  (await Promise.all([...paths].map(async (path) => (await stat(path).catch(() => undefined))?.mtimeMs))).join();

async function bundle(folder: string, entryPoints: string[]): Promise<Bundle> {
  // loaded late, so that the server starts without waiting for the compiler
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    metafile: true,
    write: false,
    outdir: folder,
    logLevel: "silent",
  });
  const sources = [...new Set([...entryPoints, ...Object.keys(metafile.inputs)])];
  const entries = outputFiles.map(({ path, contents }) => {
    const address = relative(folder, path);
    return [address, createEntry(address, "", new Uint8Array(contents))] as const;
  });
  return { entries: new Map(entries), sources, stamp: await stampOf(sources) };
}

/**
 * Serves the TypeScript directly in a folder as scripts `<name>.js`, with chunks for shared imports. Builds them on the first request and
 * again after a change. Throws if they do not compile.
 */
export function scripts(folder: string): Handler<SuiteEnv> {
  let current: Promise<Bundle> | undefined;

  const isCurrent = async (entryPoints: readonly string[]): Promise<boolean> => {
    const known = await current?.catch(() => undefined);
    return known !== undefined && known.stamp === (await stampOf(new Set([...known.sources, ...entryPoints])));
  };

  return serve(async (path) => {
    const entryPoints = await entryPointsOf(folder);
    if (!(await isCurrent(entryPoints))) current = bundle(folder, entryPoints);
    return (await current)?.entries.get(path);
  });
}
