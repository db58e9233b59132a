import type { Suite } from "#demo/server/suite.types.ts";
import { type Browser, browser } from "../browser.ts";
import { products, update } from "../shop/shopper.ts";

interface Created {
  readonly result: boolean;
  readonly id: number;
  readonly short_name: string;
  readonly "3d_secure": string | false;
  readonly verified: boolean;
}

/** Submitted form: action, and fields by name. */
export interface Sent {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** Returns the forms in a piece of HTML with their fields. */
export const formsOf = (html: string): Sent[] =>
  [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([^]*?)<\/form>/g)].map(([, action = "", content = ""]) => ({
    action,
    fields: Object.fromEntries(
      [...content.matchAll(/<input[^>]*name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    ),
  }));

/** Routes that prepare and submit payments. */
const shop = { prepare: "/shop/payment/transaction/", token: "/shop/payment/token" };

/** Creates a visitor with a book in the cart, or with an empty one, who pays for the cart or by other routes. */
export async function payer(
  suite: Suite,
  { signIn, empty = false, routes = shop }: { signIn?: string; empty?: boolean; routes?: typeof shop } = {},
) {
  const visitor = browser(suite);
  if (signIn) await visitor.signIn(signIn);
  if (!empty) await update(visitor, { product_id: products.book, add_qty: 1 });
  await visitor.request("/shop");
  return Object.assign(visitor, {
    createRoute: "/payment/stripe/s2s/create_json_3ds",
    /** Calls the card's route, as the block of a form does. */
    enter: (number: string, more: object = {}) =>
      visitor.call("/payment/stripe/s2s/create_json_3ds", {
        acquirer_id: "8",
        cc_number: number,
        cc_holder_name: "Nora Lind",
        cc_expiry: "12 / 30",
        cc_brand: "visa",
        cvc: "123",
        return_url: "/shop/payment/validate",
        ...more,
      }),
    async create(number: string, more?: object): Promise<Created> {
      return (await this.enter(number, more))["result"] as Created;
    },
    /** Returns the redirect of the payment's form. */
    async pay(method: string | number, more: Record<string, string> = {}): Promise<string | null> {
      const fields = { csrf_token: await visitor.pageToken(), pm_id: String(method), ...more };
      return (await visitor.post(routes.token, fields)).headers.get("location");
    },
    /** Returns the form that leads to a provider. */
    async prepare(acquirer: unknown, more: object = {}): Promise<Sent | false> {
      const { result } = await visitor.call(routes.prepare, { acquirer_id: acquirer, ...more });
      if (typeof result !== "string") return false;
      const action = /data-action-url="([^"]*)"/.exec(result)?.[1] ?? "";
      return { action, fields: formsOf(`<form action="">${result}</form>`)[0]?.fields ?? {} };
    },
    follow: ({ action, fields }: Sent, more: Record<string, string> = {}) =>
      visitor.post(new URL(action, "http://localhost").pathname, { ...fields, ...more }),
    /** Returns the states of the followed payments. */
    async states(): Promise<string[]> {
      const { result } = await visitor.call("/payment/process/poll", {});
      const { transactions = [] } = result as { transactions?: { state: string; state_message: string | false }[] };
      return transactions.map(({ state, state_message: message }) => (message ? `${state}: ${message}` : state));
    },
    cards: async () =>
      [...(await (await visitor.request("/my/payment_method")).text()).matchAll(/payment_option_name">(X[^<]*)</g)].map(
        ([, name]) => name,
      ),
  });
}

export type Payer = Awaited<ReturnType<typeof payer>>;

/** Returns the placed orders of a session, with the states of the payments that count. */
export const placedBy = (suite: Suite, visitor: Browser): Promise<{ state: string; payments: string[] }[]> =>
  suite.database.query(
    `select sale_order.state, array_agg(payment_transaction.state order by payment_transaction.id) filter (where payment_transaction.state in ('pending', 'authorized', 'done')) as payments
     from sale_order left join payment_transaction on order_id = sale_order.id where placed_session_id = $1 group by sale_order.id order by sale_order.id`,
    [visitor.cookies.get("session_id")],
  );
