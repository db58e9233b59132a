import { safeWebUrl } from "#shared/html/index.ts";
import { Failure, lateStyles } from "#shared/ui/index.ts";
import type { Transaction } from "../api/poll-payments.ts";
import css from "./payment-list.css";
import { PaymentRow, type RowContext } from "./PaymentRow.tsx";

export interface PaymentListProps extends RowContext {
  readonly transactions: readonly Transaction[] | null;
  /** True if the suite has no payment. */
  readonly isMissing: boolean;
  /** Message of an exception of the suite; undefined without one. */
  readonly exception: string | undefined;
  readonly contactHref: string;
  readonly onRetry: () => void;
}

/** Titles and states of the groups, in the order of the page. */
const groups = [
  ["failed", /error/],
  ["received", /done|pending|authorized/],
  ["waiting", /draft/],
  ["cancelled", /cancel/],
] as const;

const styles = lateStyles(css);

/** Answer of the suite: its payments grouped by state. Loaded later, since a single payment redirects at once. */
export function PaymentList({
  transactions,
  isMissing,
  exception,
  contactHref,
  onRetry,
  ...rowContext
}: PaymentListProps) {
  const { texts, server } = rowContext;
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
                    <PaymentRow key={transaction.reference || index} transaction={transaction} {...rowContext} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
    </div>
  );
}
