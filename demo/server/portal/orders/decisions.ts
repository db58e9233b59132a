import type { Hono } from "hono";
import type { Csrf } from "#demo/server/csrf.ts";
import type { Database } from "#demo/server/database.ts";
import type { SuiteContext, SuiteEnv } from "#demo/server/env.ts";
import { Fault, rightError, typeError, valueError } from "#demo/server/fault.ts";
import { form } from "#demo/server/form.ts";
import { toInt } from "#demo/server/python.ts";
import { rpc } from "#demo/server/rpc.ts";
import { signatureCall } from "#portal/api/signature.ts";
import { findOrder, isOpen, lockOrder, pathOf } from "./order.ts";

const numberIn = (c: SuiteContext, name: string): number => Number(c.req.param(name));

const writers = [
  "Sales/User: Own Documents Only",
  "Sales/Manager",
  "Technical Settings/Show Full Accounting Features",
  "Accounting & Finance/Billing",
  "Inventory/User",
];

/** Decodes base64 like Python's codec: skips other characters, and rejects truncated digits. */
function checkImage(image: string): void {
  if (/\P{ASCII}/u.test(image)) throw valueError("string argument should contain only ASCII characters");
  let digits = 0;
  let pads = 0;
  for (const character of image) {
    if (/[A-Za-z0-9+/]/.test(character)) {
      digits++;
      pads = 0;
    } else if (character === "=" && digits % 4 >= 2 && (digits % 4) + ++pads >= 4) return;
  }
  if (digits % 4 === 1)
    throw new Fault(
      `Invalid base64-encoded string: number of data characters (${digits}) cannot be 1 more than a multiple of 4`,
      { name: "binascii.Error" },
    );
  if (digits % 4) throw new Fault("Incorrect padding", { name: "binascii.Error" });
}

/** Serves a customer's answers to a quotation: signature, rejection, additional option. @see docs/reference/portal.md#portal-17 */
export function decisionRoutes(app: Hono<SuiteEnv>, database: Database, csrf: Csrf): void {
  app.all(
    signatureCall("/my/orders/:order{\\d{1,9}}/accept").path,
    rpc<ReturnType<typeof signatureCall>>(async (params, visit) => {
      // the record decides, not the address; likewise the token
      const { res_id: id, access_token: token, partner_name: name, signature: image } = params;
      if (typeof id !== "number")
        throw typeError("unsupported operand types(s) or combination of types: 'bool' and 'str'");
      return database.transaction(async (queries) => {
        await lockOrder(queries, toInt(id));
        const order = await findOrder(queries, visit, toInt(id), token);
        if (!order) return { error: "Invalid order" };
        if (!isOpen(order)) return { error: "Order is not in a state requiring customer signature." };
        if (!image) return { error: "Signature is missing." };
        if (typeof image !== "string") throw typeError("argument should be bytes, buffer or ASCII string");
        checkImage(image);
        // followers may read it, and only the token allows writing
        if (token !== order.token) throw rightError("write", "sale.order", writers, visit.user.id);
        await queries.query(
          "update portal_order set signature = $2, signed_by = $3, signed_on = now(), state = $4 where id = $1",
          [order.id, image, typeof name === "string" ? name : "", order.must_pay ? "sent" : "sale"],
        );
        return { force_refresh: true, redirect_url: pathOf(order, "&message=sign_ok") };
      });
    }),
  );
  app.post(
    "/my/orders/:order{\\d{1,9}}/decline",
    form(csrf, async (c, { decline_message: message }) => {
      const order = await findOrder(database, c.var.visit, numberIn(c, "order"), c.req.query("access_token"));
      if (!order) return c.redirect("/my");
      if (!isOpen(order) || !message) return c.redirect(pathOf(order, "&message=cant_reject"));
      await database.query(
        "update portal_order set state = 'cancel', declined = $2 where id = $1 and state = 'sent' and signature is null",
        [order.id, message],
      );
      return c.redirect(pathOf(order));
    }),
  );
  app.get("/my/orders/:order{\\d{1,9}}/add_option/:option{\\d{1,9}}", async (c) => {
    const id = numberIn(c, "order");
    return database.transaction(async (queries) => {
      await lockOrder(queries, id);
      const order = await findOrder(queries, c.var.visit, id, c.req.query("access_token"));
      if (!order) return c.redirect("/my");
      if (!isOpen(order)) return c.redirect(pathOf(order));
      const added = await queries.query(
        `with option as (select id, name, price, tax from portal_order_option where id = $1 and order_id = $2 and line_id is null for update),
           line as (insert into portal_order_line (order_id, name, price, tax, quantity, is_option)
             select $2, name, price, tax, 1, true from option returning id)
         update portal_order_option set line_id = line.id from line where portal_order_option.id = $1 returning line_id`,
        [numberIn(c, "option"), order.id],
      );
      return c.redirect(pathOf(order) + (added.length ? "#details" : ""));
    });
  });
}
