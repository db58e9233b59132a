/** @jsxImportSource hono/jsx */
import { En } from "#demo/common/Stage.tsx";
import type { View } from "#demo/common/view.ts";
import { Name, Table } from "../element/Table.tsx";
import { guaranteesOf, ownTests, type Setup, setups } from "./guarantees.ts";
import { Run } from "./ProofPage.tsx";
import type { Outcome, Report } from "./report.ts";
import { proofTexts } from "./texts.ts";

/** Results of the last run for one element, in the words of the tests. */
export const ElementProof = ({ view, report, tag }: { view: View; report: Report; tag: string }) => {
  const t = proofTexts[view.textLang];
  const word = (outcome: Outcome | undefined) => (outcome ? t[outcome] : t.untested);
  const row = (title: string, outcomes: Partial<Record<Setup, Outcome>> = {}, why?: string) => [
    <En>{title}</En>,
    ...setups.map((setup) => (
      <>
        {word(outcomes[setup])}
        {why && outcomes[setup] === "skipped" && (
          <>
            : <En>{why}</En>
          </>
        )}
      </>
    )),
  ];
  return (
    <div class="wrap doc proof">
      <h1>
        {t.title}: <Name>{tag}</Name>
      </h1>
      <Run view={view} report={report} />
      <p>
        <a href={view.link("/proof")}>{t.all}</a>
      </p>
      <Table
        id="guarantees"
        title={t.guarantees}
        note={t.guaranteesNote}
        heads={[t.what, ...setups]}
        rows={guaranteesOf(report).map(({ title, outcomes, reasons }) =>
          row(title, outcomes.get(tag), reasons.get(tag)),
        )}
      />
      <Table
        id="own"
        title={t.own}
        heads={[t.what, ...setups]}
        rows={ownTests(report, tag).map(({ name, outcomes }) => row(name, outcomes))}
      />
    </div>
  );
};
