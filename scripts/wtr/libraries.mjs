import { fromRollup } from "@web/dev-server-rollup";
import { aliases, ownDocumentFor } from "../build/libraries.mjs";

/** Test runner plugins: libraries with the bundle's aliases, so that what is tested is what ships. */
export async function libraries({ onReact }) {
  const aliasOf = await aliases(onReact);
  return [
    {
      name: "library-aliases",
      resolveImport({ source, context }) {
        const file = aliasOf(source, context.path);
        return file && `/${file}`;
      },
    },
    fromRollup(ownDocumentFor)("/shared/element/document.ts"),
  ];
}
