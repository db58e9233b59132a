import type { InferOutput } from "valibot";
import type { chatterMessage } from "#shared/suite/api/chatter.ts";
import { comment } from "../chat/message.ts";
import type { Queries } from "../database.ts";
import { suiteDate } from "../date.ts";
import { Fault, keyError, missingError, typeMismatch, valueError } from "../fault.ts";
import { checkReadable, type FindModel, seesUnpublished } from "../model.ts";
import { toInt, toText } from "../python.ts";
import type { Params } from "../rpc.ts";
import type { User } from "../session.ts";

/** Record of the requested messages, with the right to read them. */
interface Target {
  readonly model: string;
  /** Table of the records. */
  readonly table: string;
  readonly recordId: number;
  /** Contact in whose name the token's bearer writes; null without a token. */
  readonly bearer: number | null;
}

export const forbidden = (): Fault =>
  new Fault("403 Forbidden", { name: "werkzeug.exceptions.Forbidden", arguments: [], status: 403 });

/** @throws the suite's faults for unknown models, records and tokens @see docs/reference/portal.md#portal-9 */
export async function readTarget(queries: Queries, findModel: FindModel, params: Params): Promise<Target> {
  const model = toText(params["res_model"], "portal_message_fetch");
  const { table, followable } = findModel(model);
  if (!followable) throw keyError("website_message_ids");
  const recordId = toInt(params["res_id"]);
  const { token } = params;
  if (!token) return { model, table, recordId, bearer: null };
  const [known] = await queries.query<{ partner_id: number }>(
    "select partner_id from chatter_token where model = $1 and record_id = $2 and token = $3",
    [model, recordId, toText(token, "consteq")],
  );
  if (known && typeof params["res_id"] === "string") throw typeMismatch(recordId);
  if (known) return { model, table, recordId, bearer: known.partner_id };
  const isThere = (await queries.query(`select from ${table} where id = $1`, [recordId])).length > 0;
  throw isThere ? forbidden() : missingError(recordId);
}

/** Returns true if the user may read: published records, or with a token. @see docs/reference/portal.md#portal-9 */
export async function mayRead(queries: Queries, findModel: FindModel, target: Target, user: User): Promise<boolean> {
  if (target.bearer !== null || seesUnpublished(user)) return true;
  const model = findModel(target.model);
  if (!model.publishable) return false;
  return checkReadable(queries, model, target.recordId, user).then(
    () => true,
    () => false,
  );
}

/** Conditions of our elements' domains. */
const leaves: Readonly<Record<string, string>> = {
  "rating_value =": "coalesce(rating, 0) =",
  "id >": "chatter_message.id >",
};

function conditionOf(domain: unknown, values: unknown[]): string {
  if (!Array.isArray(domain)) return "";
  return domain
    .map((leaf: unknown) => {
      const [field, operator, value] = Array.isArray(leaf) ? (leaf as unknown[]) : [];
      const condition = leaves[`${String(field)} ${String(operator)}`];
      if (!condition || typeof value !== "number") throw valueError(`Invalid leaf ${JSON.stringify(leaf)}`);
      values.push(value);
      return ` and ${condition} $${values.length}::numeric`;
    })
    .join("");
}

interface Row {
  readonly id: number;
  readonly body: string;
  readonly posted_at: Date;
  readonly author_id: number;
  readonly author: string;
  readonly email: string | null;
  readonly rating: number | null;
  readonly published: boolean;
  readonly record_name: string | null;
}

const sizeOf = (value: unknown, usual: number): number => (value ? Math.min(Math.max(toInt(value), 0), 1000) : usual);

interface File {
  readonly message_id: number;
  readonly id: number;
  readonly name: string;
  readonly mimetype: string;
  readonly access_token: string;
}

const formatted = (row: Row, { model, recordId }: Target, files: readonly File[]) => ({
  ...comment,
  id: row.id,
  body: row.body,
  date: suiteDate(row.posted_at),
  author_id: [row.author_id, row.author] as const,
  email_from: row.email ? `${row.author} <${row.email}>` : false,
  model,
  res_id: recordId,
  record_name: row.record_name ?? false,
  website_published: row.published,
  attachment_ids: files
    .filter(({ message_id }) => message_id === row.id)
    .map(({ message_id: _, ...file }, index) => ({ ...file, filename: file.name, is_main: index === 0 })),
});

/** Returns a page of messages, newest first, with their total number. */
export async function readMessages(
  queries: Queries,
  target: Target,
  user: User,
  params: Params,
): Promise<{ messages: InferOutput<typeof chatterMessage>[]; message_count: number }> {
  const values: unknown[] = [target.model, target.recordId, seesUnpublished(user)];
  const found = `from chatter_message join partner on partner.id = author_id
    where model = $1 and record_id = $2 and (chatter_message.published or $3)${conditionOf(params["domain"], values)}`;
  const [counted] = await queries.query<{ count: number }>(`select count(*)::integer as count ${found}`, values);
  const rows = await queries.query<Row>(
    `select chatter_message.id, body, posted_at, author_id, partner.name as author, partner.email, rating, chatter_message.published,
       (select target.name from ${target.table} target where target.id = record_id) as record_name ${found}
     order by chatter_message.id desc limit ${sizeOf(params["limit"], 10)} offset ${sizeOf(params["offset"], 0)}`,
    values,
  );
  const files = await queries.query<File>(
    `select message_id, id, name, mimetype, access_token from chatter_attachment join attachment on attachment.id = attachment_id
     where message_id = any($1::integer[]) order by id`,
    [rows.map(({ id }) => id)],
  );
  const messages = rows.map((row) => ({
    ...formatted(row, target, files),
    ...(params["rating_include"] === true && { rating_value: row.rating ?? 0 }),
  }));
  return {
    messages: messages as InferOutput<typeof chatterMessage>[],
    message_count: counted?.count ?? 0,
  };
}

/** Returns the average and the shares of a record's ratings, in percent by value; ratings of 0 do not count. */
export async function readStats(queries: Queries, { model, recordId }: Target) {
  const rows = await queries.query<{ rating: number; count: number }>(
    `select rating, count(*)::integer as count from chatter_message
     where model = $1 and record_id = $2 and rating > 0 group by rating`,
    [model, recordId],
  );
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const sum = rows.reduce((all, { rating, count }) => all + rating * count, 0);
  const share = (value: number) => ((rows.find(({ rating }) => rating === value)?.count ?? 0) * 100) / (total || 1);
  const percent = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [String(index + 1), share(index + 1)]));
  return { avg: total ? sum / total : 0, total, percent };
}
