import type { Queries } from "../database.ts";

export const kinds = ["order", "invoice", "ticket"] as const;
export type Kind = (typeof kinds)[number];

export interface PortalDocument {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly stage: string;
  /** Day, such as 2026-11-25. */
  readonly date: string;
  readonly due: string | null;
  /** Cents; null for tickets. */
  readonly amount: number | null;
  /** True if the document has a page. */
  readonly hasPage: boolean;
}

/** SQL orders by their names in the address. */
export const sorts = { date: "date desc, id desc", name: "name, id", stage: "stage, date desc, id desc" } as const;
export const searches = { all: "name || ' ' || title", name: "name", title: "title" } as const;

interface Question {
  readonly sortby: keyof typeof sorts;
  readonly search_in: keyof typeof searches;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

export interface DocumentList extends Question {
  readonly kind: Kind;
  readonly documents: readonly PortalDocument[];
  readonly pages: number;
}

const pageSize = 20;

/** State and amount of an order with a page come from the order: it can be signed, paid, declined and changed there. */
const stage = `coalesce((select case state when 'sale' then 'Sales Order' when 'cancel' then 'Cancelled' else 'Quotation' end
     from portal_order where portal_order.id = portal_document.id), stage) as stage`;
const amount = `coalesce((select coalesce(sum(subtotal + round(subtotal * tax / 10000)), 0)::integer
     from portal_order left join (select order_id, tax, round((price * quantity)::numeric) as subtotal from portal_order_line) as line
       on order_id = portal_order.id where portal_order.id = portal_document.id group by portal_order.id), amount) as amount`;

const isKey = <T extends object>(table: T, key: string | undefined): key is keyof T & string =>
  !!key && Object.hasOwn(table, key);

/** Reads the choices of an address; missing and invalid ones get the defaults. */
export const questionOf = (query: Readonly<Record<string, string>>, page = "1"): Question => ({
  sortby: isKey(sorts, query["sortby"]) ? query["sortby"] : "date",
  search_in: isKey(searches, query["search_in"]) ? query["search_in"] : "all",
  search: query["search"] ?? "",
  page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
});

/** Returns one page of a customer's documents; the last page for greater numbers. */
export async function readDocuments(
  queries: Queries,
  partnerId: number,
  kind: Kind,
  question: Question,
): Promise<DocumentList> {
  const found = `from portal_document where partner_id = $1 and kind = $2 and position(lower($3) in lower(${searches[question.search_in]})) > 0`;
  const values = [partnerId, kind, question.search];
  const [counted] = await queries.query<{ count: number }>(`select count(*)::integer as count ${found}`, values);
  const pages = Math.max(1, Math.ceil((counted?.count ?? 0) / pageSize));
  const page = Math.min(question.page, pages);
  const documents = await queries.query<PortalDocument>(
    `select id, name, title, ${stage}, date::text, due::text, ${amount},
       kind = 'invoice' or exists (select from portal_order where portal_order.id = portal_document.id) as "hasPage" ${found}
     order by ${sorts[question.sortby]} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    values,
  );
  return { ...question, kind, documents, pages, page };
}

/** Returns the number of a customer's documents of each kind. */
export async function countDocuments(queries: Queries, partnerId: number): Promise<Readonly<Record<Kind, number>>> {
  const rows = await queries.query<{ kind: Kind; count: number }>(
    "select kind, count(*)::integer as count from portal_document where partner_id = $1 group by kind",
    [partnerId],
  );
  const countOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { order: countOf("order"), invoice: countOf("invoice"), ticket: countOf("ticket") };
}
