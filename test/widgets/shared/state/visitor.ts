import { waitUntil } from "@open-wc/testing";
import { pageRegistry } from "#shared/element/index.ts";

/** A page that was just opened by somebody whom the suite does not know: no session, no memory, no cookie of a popup. */
export async function newVisitor(): Promise<void> {
  await fetch("/web/session/logout", { redirect: "manual" });
  const stores = pageRegistry().stores;
  for (const key of [...(stores?.keys() ?? [])]) if (key.startsWith("suite.mailing-list")) stores!.delete(key);
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    if (name?.startsWith("newsletter-popup-")) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Of somebody who is new to the suite. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** Waits for what a call to the suite brings; `fits` may itself ask. */
export const until = (fits: () => unknown, message?: string): Promise<void> =>
  waitUntil(async () => !!(await fits()), message) as Promise<void>;
