/** @jsxImportSource hono/jsx */
import type { Render } from "../../server/area.ts";
import type { PaymentPages } from "../../server/payment/pages.ts";
import { ProcessPage } from "./Process.tsx";
import { StatusBlock } from "./Status.tsx";
import { TrialPage } from "./Trial.tsx";

/** Payments in the stock front end's markup. */
export const paymentPages = (render: Render): PaymentPages => ({
  process: (c, transactions) =>
    render(c, { title: "Payment", content: <ProcessPage ids={transactions.map(({ id }) => id)} /> }),
  trial: (c, last) => render(c, { title: "Your last payment", content: <TrialPage visit={c.var.visit} last={last} /> }),
  status: (visit, transaction) => String(<StatusBlock visit={visit} transaction={transaction} />),
});
