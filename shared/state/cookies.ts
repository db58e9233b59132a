import Cookies from "js-cookie";

const raw = /* @__PURE__ */ Cookies.withConverter<string>({ read: (value) => value, write: (value) => value });

/** In a frame without an origin of its own every look at a cookie throws: there none is found, and none is kept. */
const allowed = <Act extends (...values: never[]) => unknown>(act: Act) =>
  ((...values) => {
    try {
      return act.apply(raw, values);
    } catch {
      return undefined;
    }
  }) as Act;

/**
 * The page's cookies with raw values, as the suite's protocol has them (WIRE.md section 2): nothing is percent-encoded, so
 * a value must not contain `;` (JSON writes it as `\u003b`). Path `/`; ends with the browser's session unless asked otherwise.
 */
export const cookies: {
  get(name: string): string | undefined;
  set(name: string, value: string, options?: Cookies.CookieAttributes): void;
  remove(name: string): void;
} = {
  get: /* @__PURE__ */ allowed<(name: string) => string | undefined>(raw.get),
  set: /* @__PURE__ */ allowed(raw.set),
  remove: /* @__PURE__ */ allowed(raw.remove),
};
