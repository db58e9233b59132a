import type { ElementHandle, Locator } from "playwright-core";
import type { Subject } from "./subjects.ts";
import type { Visit } from "./visit.ts";

export const typedText = "visitor@example.com";

/** Opens an element by its method, if the suite allows that. */
export async function openUp(visit: Visit, { tag, declaration }: Subject): Promise<void> {
  if (!declaration.methods?.open) return;
  await visit.page
    .locator(tag)
    .first()
    .evaluate((element) => (element as HTMLElement & { open(): void }).open());
  const spinner = visit.page.locator(`${tag} [part~=spinner]:visible`).first();
  // pictures are painted after their response, and loaded code may send further requests
  do {
    await visit.quiet();
    await spinner.waitFor({ state: "hidden" });
    await visit.quiet();
  } while (await spinner.isVisible());
}

export const textFields =
  ":is(input:not([type=checkbox], [type=radio], [type=hidden], [type=number], [type=file]), textarea)";

/** Returns the text fields of an element that are editable now. */
export const fields = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} ${textFields}:visible:enabled`);

/** Returns the visible submit button of the element's form. */
export const submitOf = (host: Locator): Locator => host.locator("[type=submit]:visible");

/** Returns the buttons of an element that can be pressed now. */
export const buttons = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} :is(button, [role=button]):visible:enabled`);

/** Rethrows the error of an action, unless an earlier action has removed the element or its document. */
const unlessGone = (element: ElementHandle) => async (error: unknown) => {
  if (await element.evaluate((node) => node.isConnected).catch(() => false)) throw error;
  return false;
};

/** Waits until the element has sent its calls: a cart waits for further input first, and may then navigate. */
async function settled(visit: Visit, { tag }: Subject): Promise<void> {
  await visit.page.waitForFunction(
    (selector) => ![...document.querySelectorAll(selector)].some((host) => host.matches(":state(busy)")),
    tag,
  );
  await visit.quiet();
}

/** Types into every field that still exists: earlier input may have removed or locked fields. */
export async function typeAll(visit: Visit, subject: Subject): Promise<void> {
  for (const field of await fields(visit, subject).elementHandles()) {
    const isGone = unlessGone(field);
    if (!(await field.isVisible().catch(isGone)) || !(await field.isEnabled().catch(isGone))) continue;
    await field.fill(typedText).catch(isGone);
  }
  await settled(visit, subject);
}

/** Presses every button that still exists. Closes the dialog of a product's options, an element of its own. */
export async function pressAll(visit: Visit, subject: Subject): Promise<void> {
  const { page } = visit;
  const offer = page.locator("suite-optional-products [part~=dialog]");
  const isOther = subject.tag !== "suite-optional-products";
  if (isOther) await page.addLocatorHandler(offer, () => page.keyboard.press("Escape"));
  for (const button of await buttons(visit, subject).elementHandles()) {
    const isGone = unlessGone(button);
    if (!(await button.isVisible().catch(isGone)) || !(await button.isEnabled().catch(isGone))) continue;
    await button.click().catch(isGone);
    await visit.quiet();
  }
  await settled(visit, subject);
  if (isOther) await page.removeLocatorHandler(offer);
}

/** Uses an element as a visitor: opens, types, presses. */
export async function useAll(visit: Visit, subject: Subject): Promise<void> {
  await openUp(visit, subject);
  await typeAll(visit, subject);
  await pressAll(visit, subject);
}
