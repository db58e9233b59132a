import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleOrder } from "../../../demo/server/portal/orders/sample.ts";
import { becomes, inspect, visitor } from "../demo.ts";

const path = `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`;

describe("an order of the portal", () => {
  it("is changed, signed by name, and shown to the operator", async () => {
    await using joel = await visitor();
    const { page } = joel;
    await page.goto(path);
    const line = page.locator("suite-order-lines tr", { hasText: "Cushion" });
    await line.waitFor();
    const total = page.locator("#total [data-id=total_amount]");
    const before = await total.textContent();
    await line.getByRole("button", { name: "Add one" }).click();
    await becomes(page, () => line.locator(".js_quantity").inputValue(), "3.0");
    assert.notEqual(await total.textContent(), before);
    assert.deepEqual(await page.locator("suite-doc-menu").getByRole("link").allTextContents(), [
      "SO045",
      "Details",
      "Optional Products",
      "Communication",
    ]);

    await page.locator("#sidebar_content [data-target='#modalaccept']").click();
    const signature = page.locator("#modalaccept suite-signature");
    await signature.getByLabel("Your name").fill("Joel Willis");
    await signature.getByText("Type", { exact: true }).click();
    await signature.getByRole("img", { name: "Your name as your signature: Joel Willis" }).waitFor();
    assert.deepEqual(await inspect(page), []);
    await signature.getByRole("button", { name: "Accept & Sign" }).click();
    await page.waitForURL(/message=sign_ok/);
    await page.getByText("Your order has been confirmed.").waitFor();
    assert.match((await page.locator("#signature img").getAttribute("src")) ?? "", /^data:image\/png;base64,iVBOR/);
    assert.equal(await page.locator("suite-order-lines").count(), 0);
    // the suite's own scripts stand in its page
    const said = joel.complaints.filter((text) => !text.startsWith("Executing inline script"));
    assert.deepEqual(said, []);

    await using desk = await visitor();
    await desk.page.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "operator", password: "operator" } },
    });
    await desk.page.goto("/operator/orders");
    const answered = desk.page.locator(`[data-order="${sampleOrder.id}"]`);
    await answered.getByText("Joel Willis").first().waitFor();
    assert.deepEqual(await inspect(desk.page), []);
  });
});
