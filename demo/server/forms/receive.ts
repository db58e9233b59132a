import type { Hono } from "hono";
import { type Answer, websiteForm } from "#forms/api/website-form.ts";
import type { Csrf } from "../csrf.ts";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { valueError } from "../fault.ts";
import { type Fields, form, type FormFile, postOnly } from "../form.ts";
import { findOrder } from "../shop/cart.ts";
import { convert } from "./convert.ts";
import { formModels } from "./models.ts";

/** Its forms belong to the visitor's cart, and the response is the cart. @see docs/reference/forms.md#forms-20 */
const cartModel = "shop.sale.order";

/** Responds with JSON as text/html. */
const answer = (c: SuiteContext, value: Answer): Response =>
  c.body(JSON.stringify(value), 200, { "Content-Type": "text/html; charset=utf-8" });

/** Serves the forms of the website, which create records with files. */
export function formRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  async function receive(c: SuiteContext, all: Fields, files: readonly FormFile[]): Promise<Answer> {
    const name = c.req.param("model") ?? "";
    const model = Object.hasOwn(formModels, name) ? formModels[name]! : undefined;
    if (!model) return false;
    const { csrf_token: _token, context: _context, ...fields } = all;
    const { language, user, session } = c.var.visit;
    const { values, custom, errors, isRefused } = await convert(database, model, fields, language);
    if (errors.length) return { error_fields: errors };
    if (isRefused) return false;
    const order = name === cartModel ? await findOrder(database, c.var.visit) : undefined;
    if (name === cartModel && order?.state !== "draft") return { id: false };
    const stored = JSON.stringify(order ? { order: order.name, ...values } : values);
    // the database rejects text with this character
    if (stored.includes("\\u0000")) throw valueError("A string literal cannot contain NUL (0x00) characters.");
    const partner = user.role === "public" ? session.partnerId : user.partnerId;
    return database.transaction(async (queries) => {
      const [record] = await queries.query<{ id: number }>(
        "insert into form_record (model, fields, custom, partner_id) values ($1, $2::jsonb, $3, $4) returning id",
        [name, stored, custom, partner ?? null],
      );
      const { id } = record!;
      for (const { field, file } of files)
        await queries.query(
          "insert into form_file (record_id, field, name, mimetype, content) values ($1, $2, $3, $4, $5)",
          [id, field.replace(/\[.*/s, ""), file.name, file.type, Buffer.from(await file.arrayBuffer())],
        );
      return { id: order?.id ?? id };
    });
  }

  app.post(
    `${websiteForm.path}:model`,
    form(csrf, async (c, fields, files) => answer(c, await receive(c, fields, files))),
  );
  app.all(`${websiteForm.path}:model`, postOnly);
}
