/** @jsxImportSource hono/jsx */
import { Coded, En } from "#demo/common/Stage.tsx";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { Name, Table } from "../element/Table.tsx";
import { conformanceTexts } from "./conformance.texts.ts";
import { countOf, type Guarantee, guaranteesOf, type Setup, setups } from "./guarantees.ts";
import type { Outcome, Report } from "./report.ts";
import { type ProofTexts, proofTexts } from "./texts.ts";

const outcomes: readonly Outcome[] = ["passed", "unstable", "failed", "skipped"];
export const Run = ({ view, report }: { view: View; report: Report }) => {
  const t = proofTexts[view.textLang];
  // Keeps digits and hyphens together in right-to-left text.
  const date = new Intl.DateTimeFormat(view.textLang, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(report.date),
  );
  const engines = new Intl.ListFormat(view.textLang).format(report.engines);
  const { commit, machine, isReleased } = report;
  return (
    <>
      <p class="lead">{fill(t.run, { engines, date, commit: commit.slice(0, 12), ...machine })}</p>
      {isReleased && (
        <p>
          <Coded text={t.released} />
        </p>
      )}
    </>
  );
};

const Stages = ({ t, stages }: { t: ProofTexts; stages: Report["stages"] }) => (
  <Table
    id="stages"
    title={t.stages}
    heads={[t.stage, t.seconds, ...outcomes.map((outcome) => t[outcome])]}
    rows={stages.map(({ name, seconds, tests }) => [
      <Name>{name}</Name>,
      String(Math.round(seconds)),
      ...outcomes.map((outcome) => String(tests.filter(({ state }) => state === outcome).length)),
    ])}
  />
);

/** Elements for which a guarantee was not confirmed, with the outcome of each. */
const Exceptions = ({ view, guarantee, setup }: { view: View; guarantee: Guarantee; setup: Setup }) => {
  const t = proofTexts[view.textLang];
  const found = view.elements.flatMap(({ tag }) => {
    const outcome = guarantee.outcomes.get(tag)?.[setup];
    return outcome === "passed"
      ? []
      : [{ tag, word: outcome ? t[outcome] : t.untested, why: guarantee.reasons.get(tag) }];
  });
  const all = view.elements.length;
  const passed = fill(t.of, { count: all - found.length, all });
  if (found.length === 0) return <>{passed}</>;
  // an untested guarantee has no exceptions
  if (found.length === all && guarantee.outcomes.size === 0) return <>{t.untested}</>;
  return (
    <details>
      <summary>{passed}</summary>
      <ul>
        {found.map(({ tag, word, why }) => (
          <li>
            <a href={view.link(`/proof/${tag}`)}>
              <Name>{tag}</Name>
            </a>{" "}
            {word}
            {why && (
              <>
                : <En>{why}</En>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};

const Guarantees = ({ view, report }: { view: View; report: Report }) => {
  const t = proofTexts[view.textLang];
  return (
    <Table
      id="guarantees"
      title={t.guarantees}
      note={t.guaranteesNote}
      heads={[t.what, ...setups]}
      rows={guaranteesOf(report).map((guarantee) => [
        <En>{guarantee.title}</En>,
        ...setups.map((setup) =>
          countOf(
            [...guarantee.outcomes.values()].map((tested) => tested[setup]),
            "passed",
          ) > 0 ? (
            <Exceptions view={view} guarantee={guarantee} setup={setup} />
          ) : (
            t.untested
          ),
        ),
      ])}
    />
  );
};

const Sizes = ({ t, budget, budgetHistory }: { t: ProofTexts } & Pick<Report, "budget" | "budgetHistory">) => {
  const names = [...new Set(budgetHistory.flatMap(({ limits }) => Object.keys(limits)))];
  return (
    <>
      <Table
        id="budgets"
        title={t.budgets}
        note={t.budgetsNote}
        heads={[t.what, t.measured, t.limit]}
        rows={budget.map(({ what, value, limit }) => [<En>{what}</En>, String(value), String(limit)])}
      />
      <Table
        id="history"
        title={t.history}
        heads={[t.what, ...budgetHistory.map(({ date }) => date)]}
        rows={names.map((name) => [
          <Name>{name}</Name>,
          ...budgetHistory.map(({ limits }) => (name in limits ? String(limits[name]) : "")),
        ])}
      />
    </>
  );
};

/** Results of the last run for all elements. */
export const ProofPage = ({ view, report }: { view: View; report: Report | undefined }) => {
  const t = proofTexts[view.textLang];
  return (
    <div class="wrap doc proof">
      <h1>{t.title}</h1>
      {report ? (
        <>
          <Run view={view} report={report} />
          <p>{t.note}</p>
          <p>
            <a href={view.link("/proof/accessibility")}>{conformanceTexts[view.textLang].title}</a>
          </p>
          <Stages t={t} stages={report.stages} />
          <Guarantees view={view} report={report} />
          <Table
            id="elements"
            title={t.all}
            heads={[t.element]}
            rows={view.elements.map(({ tag }) => [
              <a href={view.link(`/proof/${tag}`)}>
                <Name>{tag}</Name>
              </a>,
            ])}
          />
          <Sizes t={t} {...report} />
        </>
      ) : (
        <p class="lead">
          <Coded text={t.none} />
        </p>
      )}
    </div>
  );
};
