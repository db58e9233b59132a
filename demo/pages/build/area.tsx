/** @jsxImportSource hono/jsx */
import { notFound } from "../../server/fault.ts";
import type { PageArea } from "../area.ts";
import { elementName } from "../catalogue/elements.ts";
import type { View } from "../view.ts";
import { readBuild, type Build } from "./address.ts";
import { Builder } from "./Builder.tsx";
import { Choose } from "./Choose.tsx";
import { FrameDocument } from "./FrameDocument.tsx";
import { resultOf } from "./result.ts";
import { buildTexts } from "./texts.ts";

const queryOf = ({ visit, origin }: View): URLSearchParams => new URL(visit.path, origin).searchParams;

/** @throws Fault for a tag that is none of ours */
function buildOf(view: View): Build {
  const query = queryOf(view);
  const element = view.elements.find(({ tag }) => tag === query.get("tag"));
  if (!element) throw notFound();
  return readBuild(element, query);
}

/** The tag builder: a form made from an element's declaration, whose address is what it makes. */
export const area: PageArea = {
  routes(app, { show, showDocument, showData }) {
    app.get(
      "/build",
      show((view) => {
        const { title } = buildTexts[view.textLang];
        if (!queryOf(view).has("tag")) return { title, sheets: ["build"], content: <Choose view={view} /> };
        const build = buildOf(view);
        return {
          title: `${elementName(build.element.tag)} · ${title}`,
          sheets: ["paste", "build"],
          scripts: ["build"],
          hasFrames: true,
          content: <Builder build={build} view={view} />,
        };
      }),
    );
    app.get(
      "/build/frame",
      showDocument((view) => <FrameDocument build={buildOf(view)} view={view} />),
    );
    app.get(
      "/build/result",
      showData((view) => resultOf(buildOf(view), view)),
    );
  },
};
