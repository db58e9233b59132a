/** @jsxImportSource hono/jsx */
import type { View } from "../view.ts";
import type { Example } from "./example.ts";

/** Months of two years, by the page's language. */
function months({ textLang }: View, year: number, numbers: readonly number[], shown = false) {
  const name = new Intl.DateTimeFormat(textLang, { month: "long", timeZone: "UTC" });
  return (
    <li>
      <span>{year}</span>
      <ul>
        {numbers.map((month) => (
          <li>
            <a
              href={`/blog?date_begin=${year}-${String(month).padStart(2, "0")}-01`}
              aria-current={shown && month === numbers[0] ? "true" : undefined}
            >
              {name.format(Date.UTC(year, month - 1))}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

const archive = (view: View) => (
  <suite-blog-archive>
    <ul>
      {months(view, 2026, [10, 9])}
      {months(view, 2025, [6, 5, 2], true)}
    </ul>
  </suite-blog-archive>
);

export const example: Example = { page: "/blog", preview: archive, live: archive, variants: () => [] };
