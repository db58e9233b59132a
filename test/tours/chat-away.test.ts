import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { guest } from "./chat/people.ts";
import { becomes, inspect } from "./demo.ts";
import { signedIn } from "./signed-in.ts";

describe("a chat without operators", () => {
  it("keeps the text of the page's form when its window closes, and delivers the form to the operator", async () => {
    await using anna = await guest();
    const { page, launcher } = anna;
    await page.goto("/try/livechat/away");
    await launcher.click();
    const question = page.getByLabel("Your question");
    // the code that stores drafts loads later
    const keeps = async () => {
      await question.fill("Does it fit under a window of mine?");
      return page.evaluate(() => JSON.stringify(sessionStorage).includes("window of mine"));
    };
    await becomes(page, keeps, true);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByText("Please fill in this field.").first().waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.locator("suite-livechat [part=dismiss]").click();
    await question.waitFor({ state: "hidden" });
    await page.reload();
    await launcher.click();
    await question.waitFor();
    await page.getByLabel("Your name").fill("Anna");
    await page.getByLabel("Email").fill("anna@example.com");
    await page.getByLabel("Email").press("Enter");
    await page.getByText("The form has been sent successfully.").waitFor();
    assert.deepEqual(anna.complaints, []);

    await using marc = await signedIn("operator");
    await marc.page.goto("/operator/forms");
    await marc.page.getByText("Does it fit under a window of mine?").first().waitFor();
  });
});
