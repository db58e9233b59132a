import { randomBytes } from "node:crypto";
import type { Queries } from "../database.ts";
import { hashPassword } from "../password.ts";
import { blogs, posts } from "./blog.ts";
import { events, tickets } from "./event.ts";
import { insert } from "./insert.ts";
import { mailingLists } from "./mailing.ts";
import { accounts, countries, mailChannels, partners, products, saleOrders } from "./people.ts";

/** Fills an empty database with the demo suite: a small furniture maker, its team and its customers. */
export async function seed(queries: Queries): Promise<void> {
  const hashed = await Promise.all(
    accounts.map(async ({ password, ...account }) => ({
      ...account,
      password: password ? await hashPassword(password) : null,
    })),
  );
  await insert(queries, "partner", partners);
  await queries.query("select setval(pg_get_serial_sequence('partner', 'id'), (select max(id) from partner))");
  await insert(queries, "account", hashed);
  await insert(queries, "blog", blogs);
  await insert(queries, "blog_post", posts(new Date()));
  await insert(queries, "event", events(new Date()));
  await insert(queries, "event_ticket", tickets(new Date()));
  await insert(queries, "product_template", products);
  await insert(queries, "sale_order", saleOrders);
  await insert(queries, "mail_channel", mailChannels);
  await insert(queries, "country", countries);
  await insert(queries, "mailing_list", mailingLists);
  await queries.query("insert into parameter (key, value) values ('secret', $1)", [randomBytes(32).toString("hex")]);
}
