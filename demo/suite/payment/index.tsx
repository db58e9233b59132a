/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Render } from "#demo/server/area.ts";
import type { SuiteContext } from "#demo/server/env.ts";
import type { PaymentPages } from "#demo/server/payment/pages.ts";
import { strictPolicy } from "#demo/server/policy.ts";
import { LinkPage, LinkPaidPage } from "./Link.tsx";
import { MethodsPage } from "./Methods.tsx";
import { ProcessPage } from "./Process.tsx";
import { BankAnswered, BankForm, BankFrame, BankPage, QuayPage, RedirectFields } from "./Provider.tsx";
import { StatusBlock } from "./Status.tsx";
import { paymentTexts } from "./texts.ts";
import { TrialPage } from "./Trial.tsx";

export const methodSheets = ["payment/methods.css"];

/** Returns a page of another site. */
const other = (c: SuiteContext, content: Child): Response | Promise<Response> => {
  c.header("Content-Security-Policy", strictPolicy);
  return c.html(<>{content}</>);
};

/** Returns the pages of payments in built-in markup, and those of the providers. */
export const paymentPages = (render: Render): PaymentPages => ({
  process: (c, transactions) =>
    render(c, {
      title: paymentTexts(c.var.visit).payment,
      content: <ProcessPage ids={transactions.map(({ id }) => id)} />,
    }),
  methods: (c, methods) =>
    render(c, {
      title: paymentTexts(c.var.visit).methods,
      sheets: methodSheets,
      hasFrames: true,
      content: <MethodsPage visit={c.var.visit} methods={methods} />,
    }),
  link: (c, link, methods) =>
    render(c, {
      title: paymentTexts(c.var.visit).payment,
      sheets: methodSheets,
      hasFrames: true,
      content: <LinkPage visit={c.var.visit} link={link} methods={methods} />,
    }),
  linkPaid: (c, payment) =>
    render(c, {
      title: paymentTexts(c.var.visit).payment,
      content: <LinkPaidPage visit={c.var.visit} payment={payment} />,
    }),
  trial: (c, last) =>
    render(c, { title: paymentTexts(c.var.visit).trial, content: <TrialPage visit={c.var.visit} last={last} /> }),
  bank: (c, question) => other(c, <BankPage visit={c.var.visit} {...question} />),
  bankAnswered: (c, card, target) => other(c, <BankAnswered visit={c.var.visit} card={card} target={target} />),
  quay: (c, order) => other(c, <QuayPage visit={c.var.visit} {...order} />),

  status: (visit, transaction) => String(<StatusBlock visit={visit} transaction={transaction} />),
  redirect: (redirect) => String(<RedirectFields {...redirect} />),
  bankForm: (question) => String(<BankForm {...question} />),
  bankFrame: (visit, answer) => String(<BankFrame visit={visit} {...answer} />),
});
