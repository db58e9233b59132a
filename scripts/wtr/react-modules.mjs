import { buildReact } from "../react-esm.mjs";

/** What the bundle is made with: preact under React's names. */
const preact = {
  react: "node_modules/preact/compat/dist/compat.mjs",
  "react-dom": "node_modules/preact/compat/dist/compat.mjs",
  "react-dom/client": "node_modules/preact/compat/client.mjs",
  "react/jsx-runtime": "node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs",
};

/** Test runner plugin: `react` and its relatives are preact/compat, or React itself when `real`. */
export async function reactModules({ real }) {
  const files = real ? await buildReact() : preact;
  return {
    name: "react-modules",
    resolveImport: ({ source }) => (source in files ? `/${files[source]}` : undefined),
  };
}
