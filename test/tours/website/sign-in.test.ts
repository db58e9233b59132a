import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { visitor } from "../demo.ts";
import { signedIn } from "../signed-in.ts";

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

async function reset(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(again);
  await page.getByRole("button", { name: "Confirm" }).click();
}

async function askForLink(page: Page, operator: Page): Promise<string> {
  await page.getByLabel("Your Email").fill("publisher");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("status").getByText("An email has been sent").waitFor();
  await operator.goto("/operator/resets");
  const link = await operator.getByRole("link", { name: "Reset the password" }).first().getAttribute("href");
  return link!;
}

describe("sign-in pages without scripts", () => {
  it("let a user sign in, sign out and reset a forgotten password", async () => {
    await using joel = await visitor({ javaScriptEnabled: false });
    const { page } = joel;
    await page.goto("/web/login?redirect=/my/account");
    await logIn(page, "publisher", "wrong");
    await page.getByRole("alert").getByText("Wrong login/password").waitFor();
    await logIn(page, "publisher", "publisher");
    await page.waitForURL("**/my/account");
    await page.getByRole("link", { name: "Log out" }).click();
    await page.waitForURL("**/blog");

    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByRole("link", { name: "Reset Password" }).click();
    await using marc = await signedIn("operator");
    const link = await askForLink(page, marc.page);
    await page.goto(link);
    await reset(page, "a new one", "another one");
    await page.getByRole("alert").getByText("Passwords do not match").waitFor();
    await reset(page, "a new one", "a new one");
    await page.waitForURL("**/web/login");
    await logIn(page, "publisher", "publisher");
    await page.getByRole("alert").getByText("Wrong login/password").waitFor();
    await logIn(page, "publisher", "a new one");
    await page.waitForURL("**/my");
    // a link works once
    await page.goto(link);
    await reset(page, "the next one", "the next one");
    assert.equal(await page.getByRole("alert").textContent(), "Invalid signup token");

    // restores the password for other tours
    await page.goto("/web/reset_password");
    await page.goto(await askForLink(page, marc.page));
    await reset(page, "publisher", "publisher");
    await page.waitForURL("**/web/login");
  });
});
