import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";
import { payableOrder } from "../portal/orders/sample.ts";

/** Payments of orders of the portal; of these, too, one payment counts. */
export const orderTables = `alter table payment_transaction add column portal_order_id integer references portal_order;
   create index payment_transaction_portal_order on payment_transaction (portal_order_id);
   create unique index payment_transaction_portal_paid on payment_transaction (portal_order_id) where state in ('pending', 'authorized', 'done')`;

/** PNG of a line of ink. */
const signature = [
  "iVBORw0KGgoAAAANSUhEUgAAAMgAAAA8AQAAAAALIMg8AAABNElEQVR42u3UMW7DMAwFUBoGqqWAjqAzdA/AK3XsFLn14DFXUuAhx6iDXECZqkEQ",
  "S1Foh1pcOhbNYkTPdr75rQBpH/iXKjAqEgF8XzYAp4hPpi8fRKOa7axKVCV5TbIuqEn5jdQhROzNusrmNAlWk8uiyXLpCfC0TzeKfi8Dkb1ScLvU",
  "wAcXCexuOpbv49LRmF0LLmNx+eBWWZvMt2y8XrCAv8q39mKIvCFZnh1IhfyjNVCTB6SFm3iVoiJgrBdVKY9Iq7RXRztxwGCa5IOnW+vVUpZzoUl6",
  "8XRtMtMmwQKKxER0TxI4HEFqSk7kzJFSk01i8e2syHxneZaV9DWgdxGeJeWnn/sJalQeShk6b0jG2tnYkeRPtdKOxKLsLH5IVGSNyj6ledJ2/TRo",
  "EowmCf/QP98nMJdpmJc6ueQAAAAASUVORK5CYII=",
].join("");

/** Adds an order that its customer has signed but not paid. */
export async function seedPayableOrder(queries: Queries): Promise<void> {
  const { id, name, token } = payableOrder;
  await queries.query("update portal_document set stage = 'Quotation' where id = $1 and name = $2", [id, name]);
  await insert(queries, "portal_order", [
    { id, token, state: "sent", must_pay: true, signed_by: "Joel Willis", signed_on: new Date(), signature },
  ]);
  await insert(queries, "portal_order_line", [
    { order_id: id, name: "Dining table", price: 64900, tax: 1500, quantity: 1 },
    { order_id: id, name: "Delivery and assembly", price: 5900, tax: 1500, quantity: 1 },
  ]);
}
