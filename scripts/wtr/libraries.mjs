import { aliases } from "../libraries/aliases.mjs";
import { libraryTexts } from "../libraries/texts.mjs";

/** Test runner plugin: libraries by the bundle's aliases and rules, so that what is tested is what ships. */
export async function libraries({ onReact }) {
  const fileOf = await aliases(onReact);
  const texts = libraryTexts("/shared/element/document.ts");
  return {
    name: "libraries",
    resolveImport({ source, context }) {
      const file = fileOf(source, context.path);
      return file && `/${file}`;
    },
    serve({ path }) {
      const body = texts.get(path.replace("/node_modules/", ""));
      return body && { body, type: "js" };
    },
  };
}
