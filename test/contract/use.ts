import type { ElementHandle, Locator } from "playwright-core";
import type { Subject } from "./subjects.ts";
import type { Visit } from "./visit.ts";

export const typedText = "visitor@example.com";

/** Opens what opens by a method, if the suite lets it. */
export async function openUp(visit: Visit, { tag, declaration }: Subject): Promise<void> {
  if (!declaration.methods?.open) return;
  await visit.page
    .locator(tag)
    .first()
    .evaluate((element) => (element as HTMLElement & { open(): void }).open());
  const spinner = visit.page.locator(`${tag} [part~=spinner]:visible`).first();
  // pictures are drawn after their response, and loaded code may send further requests
  do {
    await visit.quiet();
    await spinner.waitFor({ state: "hidden" });
    await visit.quiet();
  } while (await spinner.isVisible());
}

export const textFields =
  ":is(input:not([type=checkbox], [type=radio], [type=hidden], [type=number], [type=file]), textarea)";

/** The text fields of an element that a visitor can write in now. */
export const fields = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} ${textFields}:visible:enabled`);

/** What sends the element's form, where a visitor sees it. */
export const submitOf = (host: Locator): Locator => host.locator("[type=submit]:visible");

/** The buttons of an element that a visitor can press now. */
export const buttons = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} :is(button, [role=button]):visible:enabled`);

/** Fails as the act on an element did, unless the act before has taken that away, by itself or with its document. */
const unlessGone = (element: ElementHandle) => async (error: unknown) => {
  if (await element.evaluate((node) => node.isConnected).catch(() => false)) throw error;
  return false;
};

/** Waits until the element has sent what it had to send: a cart waits a moment whether more is typed, and may then leave the page. */
async function settled(visit: Visit, { tag }: Subject): Promise<void> {
  await visit.page.waitForFunction(
    (selector) => ![...document.querySelectorAll(selector)].some((host) => host.matches(":state(busy)")),
    tag,
  );
  await visit.quiet();
}

/** Types into every field that is there by then: what was typed before may have removed one or locked it. */
export async function typeAll(visit: Visit, subject: Subject): Promise<void> {
  for (const field of await fields(visit, subject).elementHandles()) {
    const isGone = unlessGone(field);
    if (!(await field.isVisible().catch(isGone)) || !(await field.isEnabled().catch(isGone))) continue;
    await field.fill(typedText).catch(isGone);
  }
  await settled(visit, subject);
}

/** Presses every button that is there by then. The options of a product, which an element of their own offers, are closed again. */
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

/** Does what a visitor can do: opens, types, presses. */
export async function useAll(visit: Visit, subject: Subject): Promise<void> {
  await openUp(visit, subject);
  await typeAll(visit, subject);
  await pressAll(visit, subject);
}
