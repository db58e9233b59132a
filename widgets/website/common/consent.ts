import { atom, type ReadableAtom } from "nanostores";
import { shared, type StorageEntry } from "#shared/element/index.ts";
import { cookies } from "#shared/state/index.ts";

/** Purposes for which a visitor may allow requests to other sites. */
export const purposes = ["video", "social", "tracking"] as const;

export type Purpose = (typeof purposes)[number];

const name = "suite_consent";

/** Cookie that the suite and the page's own scripts can read, too. */
export const consentCookie: StorageEntry = {
  name,
  kind: "cookie",
  purpose:
    "Content that the visitor allows to be loaded from other sites: some of video, social and tracking, with dots between",
  lifetime: "`data-days` days of suite-consent",
};

const read = (): readonly Purpose[] => {
  const words = cookies.get(name)?.split(".");
  return purposes.filter((purpose) => words?.includes(purpose));
};

interface Consent {
  readonly granted: ReadableAtom<readonly Purpose[]>;
  /** @param days lifetime of the choice; 0 until the browser closes */
  choose(purpose: Purpose, isGranted: boolean, days: number): void;
}

/** Returns the visitor's choice, which all elements of the page and all tabs share. Nothing is allowed until the visitor chooses. */
export const pageConsent = (): Consent =>
  shared("suite.consent", () => {
    const granted = atom(read());
    const refresh = () => {
      const now = read();
      if (now.join() !== granted.get().join()) granted.set(now);
    };
    // changes in other tabs, on secure origins
    (globalThis as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", refresh);
    return {
      granted,
      choose(purpose, isGranted, days) {
        const now = purposes.filter((each) => (each === purpose ? isGranted : granted.get().includes(each)));
        cookies.set(name, now.join(".") || "none", { sameSite: "lax", ...(days > 0 && { expires: days }) });
        granted.set(now);
      },
    };
  });
