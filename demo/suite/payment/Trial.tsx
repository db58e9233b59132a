/** @jsxImportSource hono/jsx */
import { weave } from "#demo/common/texts/index.ts";
import type { Transaction } from "#demo/server/payment/transaction.ts";
import type { Visit } from "#demo/server/visit.ts";
import { StatusBlock } from "./Status.tsx";
import { paymentTexts } from "./texts.ts";

/** Block of a confirmation page about the visitor's last payment, for testers. */
export const TrialPage = ({ visit, last }: { visit: Visit; last: Transaction | undefined }) => {
  const t = paymentTexts(visit);
  return (
    <div id="wrap">
      <div class="container oe_website_sale">
        <h1 class="mt32">{t.trial}</h1>
        <p>{weave(t.trialNote, { follow: <a href="/payment/process">{t.trialFollow}</a> })}</p>
        {last ? (
          <>
            <h2>{last.reference}</h2>
            <StatusBlock visit={visit} transaction={last} />
          </>
        ) : (
          <form method="post" action="/qa/payment">
            <input type="hidden" name="csrf_token" value={visit.formToken} />
            <p>{t.trialNone}</p>
            <button class="btn btn-primary" name="state" value="pending">
              {t.trialMake}
            </button>
          </form>
        )}
      </div>
    </div>
  );
};
