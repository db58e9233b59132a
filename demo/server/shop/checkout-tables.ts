import type { Queries } from "../database.ts";
import { insertAll } from "../insert.ts";

/** Tables of carriers, discount codes, and placed orders. Money is in cents. */
export const checkoutTables = `create table delivery_carrier (
     id integer primary key, name text not null, price integer not null, free_over integer);
   create table product_pricelist (
     id integer primary key, name text not null, code text not null unique, discount integer not null check (discount between 0 and 100));
   alter table sale_order add column carrier_id integer references delivery_carrier;
   alter table sale_order add column pricelist_id integer references product_pricelist;
   alter table sale_order add column placed_session_id text references session on update cascade on delete set null;
   create index sale_order_placed_session on sale_order (placed_session_id)`;

/** Fills two carriers, one of them free above an amount, and a code for ten per cent. */
export async function seedCheckout(queries: Queries): Promise<void> {
  await insertAll(queries, "delivery_carrier", [
    { id: 1, name: "Parcel to your door", price: 29_00, free_over: 1000_00 },
    { id: 2, name: "Carried up and put together", price: 79_00, free_over: null },
  ]);
  await insertAll(queries, "product_pricelist", [
    { id: 1, name: "Friends of the workshop", code: "PINE10", discount: 10 },
  ]);
}
