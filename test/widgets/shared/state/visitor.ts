import { waitUntil } from "@open-wc/testing";
import { pageRegistry } from "#shared/element/index.ts";

/** Removes the session, the stores of mailing lists and the cookies of popups, as for a new visitor. */
export async function newVisitor(): Promise<void> {
  await fetch("/web/session/logout", { redirect: "manual" });
  const stores = pageRegistry().stores;
  for (const key of [...(stores?.keys() ?? [])]) if (key.startsWith("suite.mailing-list")) stores!.delete(key);
  for (const cookie of document.cookie.split("; ")) {
    const [name] = cookie.split("=");
    if (name?.startsWith("newsletter-popup-")) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Returns an address that is new to the suite. */
export const newEmail = (): string => `${crypto.randomUUID()}@example.com`;

/** Waits until `fits` returns a true value, which may need a call of its own. */
export const until = (fits: () => unknown, message?: string): Promise<void> =>
  waitUntil(async () => !!(await fits()), message) as Promise<void>;
