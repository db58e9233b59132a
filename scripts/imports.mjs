import { build } from "esbuild";

/** Keeps out what a test imports of the build, which is made of everything. */
const withoutBuild = {
  name: "without-build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /\/dist\// }, () => ({ contents: "" }));
  },
};

/**
 * Returns a function that lists the direct and indirect imports of a file within the project, the file itself first.
 * @returns {Promise<(file: string) => Set<string>>}
 */
export async function importsOf(files) {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    splitting: true, // each file once
    write: false,
    metafile: true,
    outdir: ".cache",
    packages: "external",
    plugins: [withoutBuild],
    platform: "node",
    format: "esm",
    loader: { ".css": "text" },
    logLevel: "silent",
  });
  return (file) => {
    const reached = new Set([file]);
    for (const next of reached)
      for (const { path, external } of metafile.inputs[next]?.imports ?? []) if (!external) reached.add(path);
    return reached;
  };
}
