import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect, origin, visitor } from "../demo.ts";
import { signedIn } from "../signed-in.ts";
import { losing } from "./losing.ts";

const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 Ada") };

describe("forms of the website", () => {
  it("send a question in the suite's own markup by Enter, and show the page of thanks", async () => {
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

  it("send an application with a lost answer again only by the button, and the operator has it with its file", async () => {
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
    await operator.page.getByRole("link", { name: "Submitted forms" }).click();
    const record = operator.page.locator("[data-record]").filter({ hasText: "Ada Applicant" });
    await record.getByRole("link", { name: "cv.pdf" }).waitFor();
    assert.equal(await record.count(), 1);
  });

  it("do not send two files with a lost answer again by themselves, and the operator has them once", async () => {
    await using line = await losing(origin, "/website_form/");
    await using visit = await visitor({ baseURL: line.origin });
    const { page } = visit;
    let sent = 0;
    page.on("request", (request) => void (request.url().includes("/website_form/") && sent++));
    await page.goto("/try/forms");
    await page.locator("suite-form:state(ready)").waitFor();
    await page.getByLabel("What is broken?").fill("A rocking chair");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Legs").check();
    await page.getByLabel("You may write to me about it").check();
    await page
      .getByLabel("Pictures of it")
      .setInputFiles(
        ["left.png", "right.png"].map((name) => ({ name, mimeType: "image/png", buffer: Buffer.from(name) })),
      );
    const send = page.getByRole("button", { name: "Send", exact: true });
    await send.press("Enter");
    await page.getByText("the form may have been sent, or not").waitFor();
    assert.deepEqual(await inspect(page), []);
    await send.press("Enter");
    await page.locator("[part=retry]:focus").waitFor();
    assert.equal(sent, 1);
    await page.getByRole("button", { name: "Do not send again" }).press("Enter");
    await page.getByText("the form may have been sent, or not").waitFor({ state: "detached" });
    assert.equal(await page.getByLabel("What is broken?").inputValue(), "A rocking chair");

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/forms");
    const record = marc.page.locator("[data-record]").filter({ hasText: "A rocking chair" });
    assert.deepEqual(await record.getByRole("link").allTextContents(), ["left.png", "right.png"]);
    assert.equal(await record.count(), 1);
  });
});
