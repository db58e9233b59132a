import Cookies from "js-cookie";

/**
 * The page's cookies with raw values, as the suite's protocol has them (WIRE.md section 2): nothing is percent-encoded, so
 * a value must not contain `;` (JSON writes it as `\u003b`). Path `/`; ends with the browser's session unless asked otherwise.
 */
export const cookies: Cookies.CookiesStatic<string> = /* @__PURE__ */ Cookies.withConverter<string>({
  read: (value) => value,
  write: (value) => value,
});
