import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { compile } from "svelte/compiler";

/** Small real site. */
interface Host {
  readonly name: string;
  /** Returns the server's response to a path; text is HTML. */
  readonly respond: (url: URL) => Promise<string | Response>;
  /** Client script of the site. */
  readonly client: string;
}

const folder = "test/hosts";

export const hostNames: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const svelte = (generate: "client" | "server"): Plugin => ({
  name: "svelte",
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => {
      const { js } = compile(readFileSync(path, "utf8"), { filename: path, generate, dev: true });
      return { contents: js.code, loader: "js" };
    });
  },
});

/** React 18 is installed beside the project's own React under another name. */
const alias = (name: string): Record<string, string> =>
  name === "react-18" ? { react: "react-18", "react-dom": "react-dom-18" } : {};

const entry = (name: string, role: "client" | "server"): string => {
  const file = readdirSync(join(folder, name)).find((file) => file.startsWith(`${role}.`));
  if (!file) throw new Error(`${folder}/${name} has no ${role}`);
  return join(folder, name, file);
};

const common = (name: string): BuildOptions => ({
  bundle: true,
  alias: alias(name),
  jsx: "automatic",
  // frameworks report errors of a page in development mode
  conditions: ["development"],
  define: {
    "process.env.NODE_ENV": '"development"',
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "true",
  },
  loader: { ".html": "text" },
  logLevel: "warning",
});

/** Bundles a host for the browser and for its server, as its framework requires. */
export async function openHost(name: string): Promise<Host> {
  const serverFile = resolve(`.cache/hosts/${name}.cjs`);
  const [{ outputFiles }] = await Promise.all([
    build({
      ...common(name),
      entryPoints: [entry(name, "client")],
      plugins: [svelte("client")],
      format: "esm",
      write: false,
    }),
    build({
      ...common(name),
      entryPoints: [entry(name, "server")],
      plugins: [svelte("server")],
      platform: "node",
      format: "cjs",
      outfile: serverFile,
    }),
  ]);
  const { respond } = createRequire(import.meta.url)(serverFile) as { respond: (url: URL) => string | Response };
  return { name, client: outputFiles![0]!.text, respond: async (url) => respond(url) };
}
