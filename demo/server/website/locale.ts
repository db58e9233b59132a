import type { Hono } from "hono";
import type { SuiteEnv } from "../env.ts";
import { defaultLanguage, findLanguage } from "../language.ts";

const day = 86_400_000;

/** Returns the names of twelve months or, counted from Sunday, of seven days. */
function names(tag: string, options: Intl.DateTimeFormatOptions, count: 7 | 12): string[] {
  const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  // 2023 began on a Sunday.
  return Array.from({ length: count }, (_, index) =>
    format.format(count === 12 ? Date.UTC(2023, index, 15) : Date.UTC(2023, 0, 1) + index * day),
  );
}

/**
 * Serves names of months and days for the date library of the built-in front end; empty for the library's own language.
 * @see docs/reference/wire.md#wire-36
 */
export function localeRoutes(app: Hono<SuiteEnv>): void {
  app.on(["GET", "OPTIONS"], "/web/webclient/locale/:lang", (c) => {
    const language = findLanguage(c.req.param("lang"));
    const headers = { "Content-Type": "application/javascript; charset=utf-8", "Cache-Control": "max-age=36000" };
    if (!language || language === defaultLanguage) return c.body("", 200, headers);
    const { tag } = language;
    const locale = {
      months: names(tag, { month: "long" }, 12),
      monthsShort: names(tag, { month: "short" }, 12),
      weekdays: names(tag, { weekday: "long" }, 7),
      weekdaysShort: names(tag, { weekday: "short" }, 7),
      weekdaysMin: names(tag, { weekday: "narrow" }, 7),
    };
    return c.body(
      `window.moment?.defineLocale(${JSON.stringify(tag.toLowerCase())}, ${JSON.stringify(locale)});\n`,
      200,
      headers,
    );
  });
}
