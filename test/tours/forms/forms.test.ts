import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect, visitor } from "../demo.ts";

const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 Ada") };

describe("forms of the website", () => {
  it("a question in the suite's own markup is sent by Enter and leads to the thanks", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/contactus?name=A+table");
    await page.locator("suite-form:state(ready)").waitFor();
    assert.equal(await page.getByLabel("Subject").inputValue(), "A table");
    await page.getByLabel("Your Name").fill("Ada");
    await page.getByLabel("Your Company").fill("Ada Co");
    await page.getByLabel("Your Question").fill("For ten people");
    await page.getByLabel("Email").press("Enter");
    await page.getByText("Please fill in the form correctly.").waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Email").press("Enter");
    await page.waitForURL("**/contactus-thank-you");
  });

  it("an application whose answer is lost is sent again only when asked for, and the operator has it with its file", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/jobs/apply/1");
    await page.locator("suite-form:state(ready)").waitFor();
    await page.getByLabel("Your Name").fill("Ada Applicant");
    await page.getByLabel("Your Email").fill("ada@example.com");
    await page.getByLabel("Your Phone Number").fill("1");
    await page.getByLabel("Resume").setInputFiles(cv);
    await page.route("**/website_form/**", (route) => route.abort("connectionreset"), { times: 1 });
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByText("the form may have been sent, or not").waitFor();
    await page.getByRole("button", { name: "Submit" }).click();
    await page.getByRole("button", { name: "Send again", exact: true }).click();
    await page.waitForURL("**/job-thank-you");

    await using operator = await visitor();
    await operator.page.goto("/operator");
    await operator.page.getByRole("button", { name: "Sign in as the operator" }).click();
    await operator.page.getByRole("link", { name: "Forms that visitors have sent" }).click();
    const record = operator.page.locator("[data-record]").filter({ hasText: "Ada Applicant" });
    await record.getByRole("link", { name: "cv.pdf" }).waitFor();
    assert.equal(await record.count(), 1);
  });
});
