/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { elementName } from "#demo/common/product/elements.ts";
import type { View } from "#demo/common/view.ts";
import { notFound } from "#demo/server/fault.ts";
import { findRecords } from "#demo/server/records.ts";
import { framePath } from "#demo/server/state-frames.ts";
import { type Build, readBuild, startOf } from "./address.ts";
import { Builder } from "./Builder.tsx";
import { Choose } from "./Choose.tsx";
import { attributeFields } from "./fields.ts";
import { FrameDocument } from "./FrameDocument.tsx";
import { findListed } from "./listed.ts";
import { isRecord, modelOf } from "./records.ts";
import { resultOf } from "./result.ts";
import { States } from "./States.tsx";
import { buildTexts } from "./texts.ts";

const queryOf = ({ visit, origin }: View): URLSearchParams => new URL(visit.path, origin).searchParams;

/** @throws Fault for an unknown tag */
function buildOf(view: View): Build {
  const query = queryOf(view);
  const element = view.elements.find(({ tag }) => tag === query.get("tag"));
  if (!element) throw notFound();
  return readBuild(element, query);
}

/** Returns the build of a page. An address with the tag alone begins with the values of the element's example. */
function openedBuild(view: View): Build {
  const build = buildOf(view);
  const { size } = queryOf(view);
  return size > 1 ? build : readBuild(build.element, new URL(startOf(build.element), view.origin).searchParams);
}

/** Tag builder: a form from an element's declaration, with an address for each built tag. */
export const area: PageArea = {
  routes(app, { suite, show, showDocument, showData }) {
    // in a real suite, only records that its pages list can be found
    const { upstream } = suite;
    const hasRecords = !upstream;
    app.get(
      "/build",
      show((view) => {
        const { title } = buildTexts[view.textLang];
        if (!queryOf(view).has("tag")) return { title, sheets: ["tag-builder"], content: <Choose view={view} /> };
        const build = openedBuild(view);
        return {
          title: `${elementName(build.element.tag)} · ${title}`,
          sheets: ["example", "paste", "tag-builder"],
          scripts: ["tag-builder", "find-record"],
          hasFrames: true,
          content: <Builder build={build} view={view} hasRecords={hasRecords} />,
        };
      }),
    );
    app.get(
      "/elements/:tag/states",
      show((view, c) => {
        const element = view.elements.find(({ tag }) => tag === c.req.param("tag"));
        if (!element?.states) throw notFound();
        return {
          title: `${elementName(element.tag)} · ${buildTexts[view.textLang].statesTitle}`,
          sheets: ["tag-builder"],
          hasFrames: true,
          content: <States element={element} view={view} />,
        };
      }),
    );
    app.get(
      framePath,
      showDocument((view) => <FrameDocument build={buildOf(view)} view={view} />),
    );
    app.get(
      "/build/result",
      showData((view) => resultOf(buildOf(view), view)),
    );
    // `field`: name of the field, `search`: part of the record's name or its id; also the other values of the form
    app.get(
      "/build/records",
      showData((view) => {
        const query = queryOf(view);
        const { element, given } = buildOf(view);
        const fields = attributeFields(element);
        const field = fields.find(({ name }) => name === query.get("field"));
        if (!field || !isRecord(field)) return [];
        const { user, session } = view.visit;
        const sought = [modelOf(field, fields, given), query.get("search") ?? ""] as const;
        return upstream ? findListed(upstream, session.id, ...sought) : findRecords(suite.database, user, ...sought);
      }),
    );
  },
};
