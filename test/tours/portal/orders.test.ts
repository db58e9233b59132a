import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import { becomes, inspect, said, visitor } from "../demo.ts";
import { hold } from "../requests.ts";
import { signedIn } from "../signed-in.ts";
import { finger } from "./finger.ts";
import { sign, writeName } from "./signing.ts";

const path = `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`;

describe("portal order", () => {
  it("is changed, signed by name, and shown to the operator", async () => {
    await using joel = await visitor();
    const { page } = joel;
    await page.goto(path);
    const line = page.locator("suite-order-lines tr", { hasText: "Cushion" });
    await line.waitFor();
    const total = page.locator("#total [data-id=total_amount]");
    const before = await total.textContent();
    await line.getByRole("button", { name: "Add one" }).click();
    await becomes(page, () => line.locator(".js_quantity").inputValue(), "3");
    assert.notEqual(await total.textContent(), before);
    assert.deepEqual(await page.locator("suite-doc-menu").getByRole("link").allTextContents(), [
      "SO045",
      "Details",
      "Optional Products",
      "Communication",
    ]);

    await page.locator("#sidebar_content [data-target='#modalaccept']").click();
    await writeName(page);
    assert.deepEqual(await inspect(page), []);
    await sign(page);
    await page.getByText("Your order has been confirmed.").waitFor();
    assert.match((await page.locator("#signature img").getAttribute("src")) ?? "", /^data:image\/png;base64,iVBOR/);
    assert.equal(await page.locator("suite-order-lines").count(), 0);
    assert.deepEqual(said(joel), []);

    await using desk = await signedIn("operator");
    await desk.page.goto("/operator/orders");
    const answered = desk.page.locator(`[data-order="${sampleOrder.id}"]`);
    await answered.getByText("Joel Willis").first().waitFor();
    assert.deepEqual(await inspect(desk.page), []);
  });

  for (const width of [1280, 375])
    it(`opens its dialogs above the page and its header, at ${width} px`, async () => {
      await using joel = await signedIn("portal", { viewport: { width, height: 800 } });
      const { page } = joel;
      await page.goto("/my/orders/47");
      await page.locator("suite-order-lines tr").first().waitFor();
      await joel.quiet();
      for (const id of ["modalaccept", "modaldecline"]) {
        await page.locator(`[data-target='#${id}']`).last().click();
        const title = page.locator(`#${id} .modal-title`);
        await title.waitFor();
        const isUncovered = await title.evaluate((heading) => {
          const { left, top, height } = heading.getBoundingClientRect();
          return heading.contains(document.elementFromPoint(left + 2, top + height / 2));
        });
        const backdrop = await page.locator(".modal-backdrop").boundingBox();
        assert.deepEqual([isUncovered, backdrop], [true, { x: 0, y: 0, width, height: 800 }]);
        await page.locator(`#${id} .close`).click();
        await title.waitFor({ state: "hidden" });
      }
    });

  it("shows the final quantities of the suite after a late first answer", async () => {
    await using joel = await signedIn("portal");
    const { page } = joel;
    await page.goto("/my/orders/47");
    const line = page.locator("suite-order-lines tr", { hasText: "Cushion" });
    const field = line.locator(".js_quantity");
    const shown = async () => [
      parseFloat(await field.inputValue()),
      await line.locator(".oe_currency_value").textContent(),
      await page.locator("#sidebar_content [data-id=total_amount]").textContent(),
    ];
    await line.waitFor();
    const before = await shown();
    // answers to later presses would arrive first
    const release = await hold(page, /update_line/, { times: 1 });
    for (let press = 0; press < 2; press++) await line.getByRole("button", { name: "Add one" }).click();
    await line.getByRole("button", { name: "Remove one" }).click();
    await field.fill("7");
    await field.press("Tab");
    await line.getByRole("button", { name: "Add one" }).press("Enter");
    release();
    await becomes(page, async () => (await shown())[1], "116.00");
    const after = await shown();
    assert.equal(after[0], 8);
    assert.notEqual(after[2], before[2]);
    await page.reload();
    await line.waitFor();
    assert.deepEqual([await shown(), said(joel)], [after, []]);
  });

  it("is signed by a finger on a phone that is rotated meanwhile", async () => {
    const [portrait, landscape] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    await using joel = await signedIn("portal", { viewport: portrait, hasTouch: true, isMobile: true });
    const { page } = joel;
    await page.goto("/my/orders/47");
    const signature = page.locator("#modalaccept suite-signature");
    const pad = signature.locator("canvas");
    const draw = await finger(pad);
    // the code of the dialog is loaded after the page
    await joel.quiet();
    await page.locator("#sidebar_content [data-target='#modalaccept']").click();
    await signature.getByText("Draw", { exact: true }).waitFor();
    await draw(0.1, 0.5);
    await signature.getByRole("img", { name: "Your signature as you drew it" }).waitFor();
    for (const viewport of [landscape, portrait]) {
      await page.setViewportSize(viewport);
      await draw(0.6, 0.9);
      const { x, width } = (await pad.boundingBox())!;
      assert.ok(x >= 0 && x + width <= viewport.width, `${x} px, ${width} px wide, of ${viewport.width} px`);
      assert.deepEqual(await inspect(page), []);
    }
    // the earlier drawing is kept
    for (let press = 0; press < 2; press++) await signature.getByRole("button", { name: "Undo" }).click();
    await signature.getByRole("img", { name: "Your signature as you drew it" }).waitFor();
    await sign(page);
    const drawn = page.locator("#signature img");
    await drawn.waitFor();
    assert.ok((await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)) > 300);
  });
});
