import type { Queries } from "../database.ts";
import { insertAll } from "../insert.ts";

const customer = 8;
const day = 86_400_000;

/** Returns the day that many days from today. */
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const pieces = ["Oak bench", "Corner desk", "Wharf chair", "Studio lamp", "Book ends", "Cable tray", "Dining table"];
const matters = ["Delivery damaged", "Leg wobbles", "Question about oil", "Missing screws"];

const serial = (prefix: string, index: number) => `${prefix}${String(index + 1).padStart(3, "0")}`;

/** Fills enough orders for several pages, invoices due today, soon, later and in the past, and a few tickets. */
export async function seedPortal(queries: Queries): Promise<void> {
  const orders = Array.from({ length: 47 }, (_, index) => ({
    kind: "order",
    partner_id: customer,
    name: serial("SO", index),
    title: pieces[index % pieces.length],
    stage: index > 43 ? "Quotation" : "Sales Order",
    date: inDays(-3 * (47 - index)),
    due: null,
    amount: 4900 + ((index * 7919) % 90_000),
  }));
  const dues = [-40, -11, -3, -2, -1, 0, 1, 2, 5, 11, 30, 100];
  const invoices = dues.map((due, index) => ({
    kind: "invoice",
    partner_id: customer,
    name: `INV/2026/${String(index + 1).padStart(4, "0")}`,
    title: pieces[(index * 3) % pieces.length],
    stage: index === 0 ? "Paid" : "Waiting for Payment",
    date: inDays(due - 30),
    due: inDays(due),
    amount: 7500 + index * 1250,
  }));
  const tickets = matters.map((title, index) => ({
    kind: "ticket",
    partner_id: customer,
    name: `#${index + 1}`,
    title,
    stage: index % 2 ? "Solved" : "In Progress",
    date: inDays(-2 * index - 1),
    due: null,
    amount: null,
  }));
  await insertAll(
    queries,
    "portal_document",
    [...orders, ...invoices, ...tickets].map((row) => ({ ...row })),
  );
}
