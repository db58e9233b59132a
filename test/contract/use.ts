import type { Locator } from "playwright-core";
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
  await visit.quiet();
}

/** The text fields of an element that a visitor can write in now. */
export const fields = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea):visible:enabled`);

/** What sends the element's form, where a visitor sees it. */
export const submitOf = (host: Locator): Locator => host.locator("[type=submit]:visible");

const buttons = ({ page }: Visit, { tag }: Subject): Locator =>
  page.locator(`${tag} :is(button, [role=button]):visible:enabled`);

/** Types into every field. */
export async function typeAll(visit: Visit, subject: Subject): Promise<void> {
  for (const field of await fields(visit, subject).all()) await field.fill(typedText);
}

/** Does what a visitor can do: opens, types into every field, presses every button that is there. */
export async function useAll(visit: Visit, subject: Subject): Promise<void> {
  await openUp(visit, subject);
  await typeAll(visit, subject);
  for (const button of await buttons(visit, subject).elementHandles()) {
    const isGone = async (error: unknown) => {
      // the press before has taken it away
      if (await button.evaluate((element) => element.isConnected)) throw error;
    };
    if (!(await button.isVisible()) || !(await button.isEnabled().catch(isGone))) continue;
    await button.click().catch(isGone);
    await visit.quiet();
  }
}
