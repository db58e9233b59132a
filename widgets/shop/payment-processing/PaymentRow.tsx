import { fragment } from "#shared/html/fragment.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { ServerHtml } from "#shared/ui/index.ts";
import type { Transaction } from "../api/poll-payments.ts";
import { messageOf, type PaymentProcessingTexts } from "./payment-processing.store.ts";

/** Formats an amount in its currency. */
function money(lang: string, amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(lang, { style: "currency", currency }).format(amount);
  } catch {
    // the currency is no code of ISO 4217
    return `${new Intl.NumberFormat(lang).format(amount)} ${currency}`;
  }
}

/** Properties that all rows have in common. */
export interface RowContext {
  readonly texts: PaymentProcessingTexts;
  readonly lang: string;
  readonly server: string;
  readonly onError: (error: unknown) => void;
}

interface PaymentRowProps extends RowContext {
  readonly transaction: Transaction;
}

/** Payment with its reference, amount, state and link. */
export function PaymentRow({ transaction, texts, lang, server, onError }: PaymentRowProps) {
  const { reference, state, amount, currency, reason, returnUrl, html } = transaction;
  const hasMessage = html && /^(pending|authorized|draft)$/.test(state);
  const href = /^(done|pending)$/.test(state) && returnUrl && safeWebUrl(returnUrl, server);
  return (
    <li className={state} part="transaction">
      <p className="title">
        <b dir="auto">{reference}</b> {amount !== null && <span part="amount">{money(lang, amount, currency)}</span>}
      </p>
      {hasMessage ? (
        <ServerHtml html={html} profile={fragment} base={server} onError={onError} />
      ) : (
        <p>{messageOf(transaction, texts)}</p>
      )}
      {state === "error" && reason && <p dir="auto">{fill(texts.reason, { reason })}</p>}
      {href && (
        <a part="link" href={href}>
          {texts.confirmation}
        </a>
      )}
    </li>
  );
}
