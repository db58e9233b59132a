import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { type Browser, browserOf } from "../unit/server/browser.ts";
import { type Running, start } from "../unit/server/process.ts";
import { openPostgres, type Postgres } from "./server.ts";

/** Book for 29.00, without tax. */
const book = { id: 591, price: 2900 };

/** Order with its valid payments. */
interface Sale {
  readonly state: string;
  readonly pieces: number;
  readonly payments: readonly number[];
}

describe("two servers on one PostgreSQL, one shop", () => {
  let postgres: Postgres;
  let servers: readonly Running[];
  let urls: readonly string[];
  let client: Client;

  before(async () => {
    postgres = await openPostgres();
    // the first server fills the database, the other waits for it
    servers = [0, 1].map(() => start({ PORT: "0", DATABASE_URL: postgres.url }));
    urls = await Promise.all(servers.map(({ url }) => url));
    client = new Client({ connectionString: postgres.url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    for (const { child } of servers) child.kill("SIGTERM");
    const ends = await Promise.all(servers.map(({ exit }) => exit));
    await postgres.close();
    assert.deepEqual(
      [ends, servers.map(({ said }) => said.err)],
      [
        [0, 0],
        ["", ""],
      ],
    );
  });

  /** Prepares the same visitor at both servers, with a book in the cart and a card. */
  async function buyer() {
    const [here, there] = urls.map((url) => browserOf((path, init) => fetch(url + path, init))) as [Browser, Browser];
    const add = (browser: Browser) => browser.call("/shop/cart/update_json", { product_id: book.id, add_qty: 1 });
    await add(here);
    const csrf_token = await here.pageToken();
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    const { result: card } = await here.call("/payment/stripe/s2s/create_json_3ds", {
      acquirer_id: "8",
      cc_number: "4242424242424242",
      cc_holder_name: "Nora Lind",
      cc_expiry: "12 / 40",
      cc_brand: "visa",
      cvc: "123",
      return_url: "/shop/payment/validate",
    });
    const fields = { csrf_token, pm_id: String((card as { id: number }).id) };
    const pay = (browser: Browser) => browser.post("/shop/payment/token", fields);
    const sales = async (): Promise<Sale[]> => {
      const { rows } = await client.query<Sale>(
        `select state, (select sum(quantity) from sale_order_line where order_id = sale_order.id)::integer as pieces,
           array(select amount from payment_transaction where order_id = sale_order.id and state in ('pending', 'authorized', 'done')) as payments
         from sale_order where placed_session_id = $1`,
        [here.cookies.get("session_id")],
      );
      return rows;
    };
    return { here, there, add, pay, sales };
  }

  test("charge an order once that is paid at both at the same time", async () => {
    const { here, there, pay, sales } = await buyer();
    const answers = await Promise.all([pay(here), pay(there), pay(here), pay(there)]);
    for (const answer of answers) assert.equal(answer.headers.get("location"), "/payment/process");
    assert.deepEqual(await sales(), [{ state: "sale", pieces: 1, payments: [book.price] }]);
  });

  test("keep the content of an order that is paid while its cart changes", async () => {
    for (let round = 0; round < 5; round++) {
      const { here, there, add, pay, sales } = await buyer();
      await Promise.all([add(there), pay(here), add(here), add(there)]);
      const [sale, ...others] = await sales();
      assert.deepEqual(others, []);
      assert.deepEqual(sale, { state: "sale", pieces: sale!.pieces, payments: [book.price * sale!.pieces] });
    }
  });
});
