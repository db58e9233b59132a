/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { notFound } from "#demo/server/fault.ts";
import { conformanceTexts } from "./conformance.texts.ts";
import { ConformanceOverview, ConformancePage } from "./ConformancePage.tsx";
import { ElementProof } from "./ElementProof.tsx";
import { ProofPage } from "./ProofPage.tsx";
import { readReport } from "./report.ts";
import { proofTexts } from "./texts.ts";

/** Results of the tests. */
export const area: PageArea = {
  title: { en: "Proof", ar: "البرهان" },
  links: [{ path: "/proof", sequence: 95, isInFooter: true, texts: proofTexts }],
  routes(app, { show }) {
    app.get(
      "/proof",
      show((view) => ({
        title: proofTexts[view.textLang].title,
        sheets: ["element"],
        content: <ProofPage view={view} report={readReport()} />,
      })),
    );
    app.get(
      "/proof/accessibility/:area?",
      show((view, c) => {
        const { area } = c.req.param() as { readonly area?: string };
        const report = readReport();
        if (!report || (area && !view.elements.some((element) => element.area === area))) throw notFound();
        return {
          title: conformanceTexts[view.textLang].title,
          sheets: ["element"],
          content: area ? (
            <ConformancePage view={view} report={report} area={area} />
          ) : (
            <ConformanceOverview view={view} report={report} />
          ),
        };
      }),
    );
    app.get(
      "/proof/:tag",
      show((view, c) => {
        const tag = view.elements.find((element) => element.tag === c.req.param("tag"))?.tag;
        const report = readReport();
        if (!tag || !report) throw notFound();
        return {
          title: `${proofTexts[view.textLang].title}: ${tag}`,
          sheets: ["element"],
          content: <ElementProof view={view} report={report} tag={tag} />,
        };
      }),
    );
  },
};
