/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { Name, Table } from "../element/Table.tsx";
import { type ConformanceTexts, conformanceTexts } from "./conformance.texts.ts";
import { type Conformance, conformanceOf } from "./conformance.ts";
import { Run } from "./ProofPage.tsx";
import type { Report } from "./report.ts";

const terms: readonly Conformance[] = ["supports", "fails", "outside", "unknown"];

type Row = ReturnType<typeof conformanceOf>[number];

const Remarks = ({ t, row }: { t: ConformanceTexts; row: Row }) => {
  const { outside, rules, tests = [], checks, failed, conformance } = row;
  if (outside) return <>{t[outside]}</>;
  const remarks: Child[] = [
    ...(rules.length
      ? [
          <>
            {t.rules} <En>{rules.join(", ")}</En>
          </>,
        ]
      : []),
    ...tests.map((title) => (
      <>
        {t.test} <En>{title}</En>
      </>
    )),
    ...checks.map(({ date, what }) => (
      <>
        {fill(t.check, { date })} <En>{what}</En>
      </>
    )),
    ...(failed.length
      ? [
          <>
            {t.failed} <Name>{failed.join(", ")}</Name>
          </>,
        ]
      : []),
  ];
  if (conformance === "unknown") remarks.push(remarks.length ? t.notRun : t.noCheck);
  return (
    <ul>
      {remarks.map((remark) => (
        <li>{remark}</li>
      ))}
    </ul>
  );
};

interface PageProps {
  readonly view: View;
  readonly report: Report;
}

const areasOf = (view: View) => [...new Set(view.elements.map(({ area }) => area))];

/** Accessibility conformance report of an area's elements, in the form of VPAT 2.5 for WCAG 2.2 and EN 301 549. */
export const ConformancePage = ({ view, report, area }: PageProps & { readonly area: string }) => {
  const t = conformanceTexts[view.textLang];
  const elements = view.elements.filter((element) => element.area === area);
  return (
    <div class="wrap doc proof">
      <h1>
        {t.title}: {view.areaName(area, view.textLang)}
      </h1>
      <Run view={view} report={report} />
      <p>{t.note}</p>
      <p>
        {elements.map(({ tag }, index) => (
          <>
            {index > 0 && " "}
            <Name>{tag}</Name>
          </>
        ))}
      </p>
      <p>
        <a href={view.link("/proof/accessibility")}>{t.all}</a>
      </p>
      <Table
        id="criteria"
        title={t.criteria}
        heads={[t.criterion, t.clause, t.level, t.conformance, t.remarks]}
        rows={conformanceOf(report, elements).map((row) => [
          <En>{`${row.id} ${row.name}`}</En>,
          <Name>{`9.${row.id}`}</Name>,
          row.level,
          t[row.conformance],
          <Remarks t={t} row={row} />,
        ])}
      />
    </div>
  );
};

/** Overview of the conformance reports of all areas. */
export const ConformanceOverview = ({ view, report }: PageProps) => {
  const t = conformanceTexts[view.textLang];
  return (
    <div class="wrap doc proof">
      <h1>{t.title}</h1>
      <Run view={view} report={report} />
      <p>{t.note}</p>
      <Table
        id="areas"
        title={t.areas}
        heads={[t.area, ...terms.map((term) => t[term])]}
        rows={areasOf(view).map((area) => {
          const rows = conformanceOf(
            report,
            view.elements.filter((element) => element.area === area),
          );
          return [
            <a href={view.link(`/proof/accessibility/${area}`)}>{view.areaName(area, view.textLang)}</a>,
            ...terms.map((term) => String(rows.filter(({ conformance }) => conformance === term).length)),
          ];
        })}
      />
    </div>
  );
};
