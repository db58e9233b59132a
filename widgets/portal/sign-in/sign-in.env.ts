import { navigate, reloadPage } from "#shared/html/index.ts";
import { pageContext } from "#shared/suite/index.ts";
import type { Place } from "./portal-page.ts";
import type { SignInEnv } from "./sign-in.store.ts";

/** Returns true if the page, which the suite has rendered, says that nothing has to be asked. */
const isKnownVisitor = (server: string): boolean => {
  const { websiteId, userId, isVisitor } = pageContext();
  return server === location.origin && websiteId !== undefined && userId !== undefined && isVisitor;
};

/** Reads the account from the portal, which visitors who have not signed in do not reach. @see docs/reference/wire.md#wire-25 */
export const signInEnv = (host: Element, place: Place): SignInEnv => ({
  async readAccount(signal) {
    if (isKnownVisitor(place.server)) return null;
    const { readAccount } = await import("./portal-page.ts");
    try {
      return await readAccount(host, place, signal);
    } catch (error) {
      if ((error as { readonly kind?: string }).kind === "session") return null;
      throw error;
    }
  },
  leave: (then) => void (then ? navigate(then) : reloadPage()),
});
