import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import { signedIn } from "../signed-in.ts";

const order = `/my/orders/${sampleOrder.id}`;

describe("tables of the portal", () => {
  for (const width of [320, 375])
    it(`show their amounts at ${width} px`, async () => {
      await using joel = await signedIn("portal", { viewport: { width, height: 700 } });
      const { page, quiet } = joel;
      for (const path of ["/my/orders", "/my/invoices", "/my/tickets", order, "/my/payment_method"]) {
        await page.goto(path);
        await quiet();
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll("td")].flatMap((cell) => {
            if (!cell.innerText.trim()) return [];
            const { left, right } = cell.closest(".table-responsive, table")!.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(cell);
            const content = range.getBoundingClientRect();
            return content.left < left - 1 || content.right > right + 1 ? [cell.textContent] : [];
          }),
        );
        assert.deepEqual(hidden, [], path);
      }
    });

  it("have an order's totals below the amounts of its lines, in a document beside the column of the page", async () => {
    await using joel = await signedIn("portal");
    const { page, quiet } = joel;
    await page.goto(order);
    await quiet();
    const boxOf = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).last().boundingBox())!;
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const [column, sheet] = [await boxOf("#sidebar_content"), await boxOf("#quote_content")];
    assert.ok(column.right < sheet.left && Math.abs(column.top - sheet.top) < 1, JSON.stringify([column, sheet]));
    const amount = await boxOf("#sales_order_table .oe_currency_value");
    const total = await boxOf("#total .oe_currency_value");
    assert.ok(Math.abs(amount.right - total.right) < 1, JSON.stringify([amount, total]));
  });
});
