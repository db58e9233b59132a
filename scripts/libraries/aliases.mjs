import { fileURLToPath } from "node:url";
import { preact } from "../build/preact.mjs";
import { buildReact } from "../react-esm.mjs";

/** Below the project's folder, also where its node_modules is a link to another one's. */
const fileOf = (name) => fileURLToPath(import.meta.resolve(name)).replace(/^.*[\\/](?=node_modules[\\/])/, "");

/**
 * Which published modules stand for the names that code imports: those of preact for React's, or React itself.
 * @returns {Promise<(name: string, importer?: string) => string | undefined>} file below the project's folder
 */
export async function aliases(onReact) {
  const ofPreact = () => Object.fromEntries(Object.entries(preact).map(([name, module]) => [name, fileOf(module)]));
  const files = { ...(onReact ? await buildReact() : ofPreact()), ky: "scripts/libraries/ky.mjs" };
  return (name, importer = "") =>
    name === "react" && !onReact && importer.includes("/@r2wc/")
      ? "scripts/libraries/react-default.mjs"
      : Object.hasOwn(files, name)
        ? files[name]
        : undefined;
}
