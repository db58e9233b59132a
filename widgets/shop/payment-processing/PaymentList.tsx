import { safeWebUrl } from "#shared/html/index.ts";
import { Failure, lateStyles } from "#shared/ui/index.ts";
import type { Transaction } from "../api/poll-payments.ts";
import css from "./payment-list.css";
import { PaymentRow, type Surroundings } from "./PaymentRow.tsx";

export interface PaymentListProps extends Surroundings {
  readonly transactions: readonly Transaction[] | null;
  /** The suite knows of none. */
  readonly isMissing: boolean;
  /** What the suite says of its own failure. */
  readonly exception: string | undefined;
  readonly contactHref: string;
  readonly onRetry: () => void;
}

/** Title and states, in the order of the page. */
const groups = [
  ["failed", /error/],
  ["received", /done|pending|authorized/],
  ["waiting", /draft/],
  ["cancelled", /cancel/],
] as const;

const styles = lateStyles(css);

/** What the suite answered, and its payments by what has become of them. A page that one payment leads away from at once does without. */
export function PaymentList({
  transactions,
  isMissing,
  exception,
  contactHref,
  onRetry,
  ...surroundings
}: PaymentListProps) {
  const { texts, server } = surroundings;
  return (
    <div ref={styles} className="payments">
      {exception !== undefined && (
        <div className="exception">
          <Failure text={texts.exception} retryText={texts.retry} onRetry={onRetry} />
          {exception && (
            <p className="details" part="details" dir="auto">
              {exception}
            </p>
          )}
        </div>
      )}
      {isMissing && (
        <div part="missing">
          <p>{texts.missing}</p>
          <p>{texts.missingEmail}</p>
          <p>
            <a part="contact" href={safeWebUrl(contactHref, server)}>
              {texts.contact}
            </a>
          </p>
        </div>
      )}
      {transactions &&
        groups.map(([title, states]) => {
          const rows = transactions.filter(({ state }) => states.test(state));
          return (
            rows.length > 0 && (
              <section key={title} part="group">
                <h2 part="heading">{texts[title]}</h2>
                <ul>
                  {rows.map((transaction, index) => (
                    <PaymentRow key={transaction.reference || index} transaction={transaction} {...surroundings} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
    </div>
  );
}
