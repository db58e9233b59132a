/** @jsxImportSource hono/jsx */
import type { Transaction } from "#demo/server/payment/transaction.ts";
import type { Visit } from "#demo/server/visit.ts";
import { StatusBlock } from "./Status.tsx";

/** Block of a confirmation page about the visitor's last payment, for testers, in English. */
export const TrialPage = ({ visit, last }: { visit: Visit; last: Transaction | undefined }) => (
  <div id="wrap">
    <div class="container oe_website_sale" lang="en" dir="ltr">
      <h1 class="mt32">Your last payment</h1>
      <p>
        The QA panel on this page makes payments and settles them. <a href="/payment/process">Follow them</a> as after a
        checkout.
      </p>
      {last ? (
        <>
          <h2>{last.reference}</h2>
          <StatusBlock visit={visit} transaction={last} />
        </>
      ) : (
        <form method="post" action="/qa/payment">
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <p>There is none.</p>
          <button class="btn btn-primary" name="state" value="pending">
            Make a pending one
          </button>
        </form>
      )}
    </div>
  </div>
);
