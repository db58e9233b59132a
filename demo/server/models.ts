import type { Queries } from "./database.ts";
import { accessError, keyError, missingError } from "./fault.ts";
import { pythonText } from "./python.ts";
import type { User } from "./session.ts";

interface Model {
  readonly table: string;
  readonly label: string;
  readonly followable: boolean;
  /** Visitors and portal users may read only what is published. */
  readonly publishable: boolean;
}

const model = (table: string, label: string, { followable = true, publishable = false } = {}): Model => ({
  table,
  label,
  followable,
  publishable,
});

const models = new Map<string, Model>([
  ["blog.blog", model("blog", "Blog")],
  ["blog.post", model("blog_post", "Blog Post", { publishable: true })],
  ["event.event", model("event", "Event", { publishable: true })],
  ["product.template", model("product_template", "Product Template", { publishable: true })],
  ["sale.order", model("sale_order", "Sale Order")],
  ["mail.channel", model("mail_channel", "Discussion Channel")],
  ["res.partner", model("partner", "Contact")],
  ["res.country", model("country", "Country", { followable: false })],
]);

/** Throws the suite's KeyError for a model that it does not have. */
export function findModel(name: unknown): Model {
  const found = typeof name === "string" ? models.get(name) : undefined;
  if (!found) throw keyError(pythonText(name));
  return found;
}

export const seesUnpublished = (user: User): boolean => user.role !== "public" && user.role !== "portal";

/** Throws missing_error and access_error as the suite does for a record that is not there or not for this user. */
export async function checkReadable(
  queries: Queries,
  { table, label, publishable }: Model,
  id: number,
  user: User,
): Promise<void> {
  const [row] = await queries.query<{ visible: boolean }>(
    `select ${publishable ? "published" : "true"} as visible from ${table} where id = $1`,
    [id],
  );
  if (!row) throw missingError(id);
  if (!row.visible && !seesUnpublished(user)) throw accessError(label, id, user.id);
}
