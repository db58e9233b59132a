import { atom, type ReadableAtom } from "nanostores";
import { shared, type StorageEntry } from "#shared/element/index.ts";
import { cookies } from "#shared/state/index.ts";

/** What a visitor may allow other sites to be asked for. */
export const purposes = ["video", "social", "tracking"] as const;

export type Purpose = (typeof purposes)[number];

const name = "suite_consent";

/** The suite and the page's own scripts can read it, too. */
export const consentCookie: StorageEntry = {
  name,
  kind: "cookie",
  purpose: "What a visitor allows to be loaded from other sites: some of video, social and tracking, with dots between",
  lifetime: "`data-days` days of suite-consent",
};

const read = (): readonly Purpose[] => {
  const words = cookies.get(name)?.split(".");
  return purposes.filter((purpose) => words?.includes(purpose));
};

interface Consent {
  readonly granted: ReadableAtom<readonly Purpose[]>;
  /** @param days for how long it is kept; 0: until the browser ends */
  choose(purpose: Purpose, isGranted: boolean, days: number): void;
}

/** What the visitor allows: one choice for all elements of the page and all tabs. Until there is one, nothing is allowed. */
export const pageConsent = (): Consent =>
  shared("suite.consent", () => {
    const granted = atom(read());
    const refresh = () => {
      const now = read();
      if (now.join() !== granted.get().join()) granted.set(now);
    };
    // of other tabs, where the page's origin is a secure one
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
