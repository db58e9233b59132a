/** @jsxImportSource hono/jsx */
import { type CardOutcome, testCards } from "#demo/server/payment/card.ts";
import type { Visit } from "#demo/server/visit.ts";
import { paymentTexts } from "./texts.ts";

const grouped = (number: string): string =>
  number.length === 15 ? number.replace(/^(.{4})(.{6})/, "$1 $2 ") : number.replace(/(.{4})(?=.)/g, "$1 ");

/** Test numbers of the demo's provider, beside the form: the suite has no such list. */
export const TestCards = ({ visit }: { visit: Visit }) => {
  const t = paymentTexts(visit);
  const outcomes: Readonly<Record<CardOutcome, string>> = t.outcomes;
  return (
    <details class="test-cards">
      <summary>{t.testCards}</summary>
      <p>{t.testCardsNote}</p>
      <dl>
        {Object.entries(testCards).map(([number, outcome]) => (
          <div>
            <dt>
              <bdi dir="ltr">{grouped(number)}</bdi>
            </dt>
            <dd>{outcomes[outcome]}</dd>
          </div>
        ))}
        <div>
          <dt>{t.anyOther}</dt>
          <dd>{outcomes.declined}</dd>
        </div>
      </dl>
    </details>
  );
};
