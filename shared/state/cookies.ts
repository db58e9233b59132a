import Cookies from "js-cookie";

const raw = /* @__PURE__ */ Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** In a frame without an origin of its own every look at a cookie throws: there none is found, and none is kept. */
function allowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/**
 * The page's cookies with raw values, as the suite's protocol has them (WIRE.md section 2): nothing is percent-encoded, so
 * a value must not contain `;` (JSON writes it as `\u003b`). Path `/`; ends with the browser's session unless asked otherwise.
 */
export const cookies = {
  get: (name: string): string | undefined => allowed(() => raw.get(name)),
  set: (name: string, value: string, options?: Cookies.CookieAttributes): unknown =>
    allowed(() => raw.set(name, value, options)),
  remove: (name: string): void => allowed(() => raw.remove(name)),
};
