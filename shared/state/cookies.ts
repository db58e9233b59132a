import Cookies from "js-cookie";
import { ownDocument } from "../element/index.ts";

const raw = /* @__PURE__ */ Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** Returns a function that catches errors: in a frame without an origin of its own every access to cookies throws. */
const allowed = <Act extends (...values: never[]) => unknown>(act: Act) =>
  ((...values) => {
    try {
      return act.apply(raw, values);
    } catch {
      return undefined;
    }
  }) as Act;

/** Returns the values of all cookies of a name: the cookie of a folder of the site comes before the site's, and both are sent. */
const all = (name: string): string[] =>
  ownDocument.cookie.split("; ").flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));

/** Deletes cookies of a name that belong to a folder around this page: they would hide the site's. */
function removeNearer(name: string): void {
  const parts = location.pathname.split("/").filter(Boolean);
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  for (const path of folders.flatMap((folder) => [folder, `${folder}/`])) raw.remove(name, { path });
}

/**
 * Cookies of the page with raw values, as in the suite's protocol: nothing is percent-encoded, so a value must not contain `;` (JSON writes it as
 * `\u003b`). Path `/`; ends with the browser's session by default. A written cookie replaces all cookies of its name.
 */
export const cookies: {
  get(name: string): string | undefined;
  all(name: string): readonly string[];
  set(name: string, value: string, options?: Cookies.CookieAttributes): void;
  remove(name: string): void;
} = {
  get: /* @__PURE__ */ allowed<(name: string) => string | undefined>(raw.get),
  all: (name) => /* @__PURE__ */ allowed(all)(name) ?? [],
  set: /* @__PURE__ */ allowed((name: string, value: string, options?: Cookies.CookieAttributes) => {
    raw.set(name, value, options);
    if (all(name).length > 1) removeNearer(name);
  }),
  remove: /* @__PURE__ */ allowed((name: string) => {
    raw.remove(name);
    if (all(name).length > 0) removeNearer(name);
  }),
};
