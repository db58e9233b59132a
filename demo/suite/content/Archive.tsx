/** @jsxImportSource hono/jsx */
import type { Period } from "#demo/server/content/records.ts";
import { suiteDate } from "#demo/server/date.ts";
import type { Visit } from "#demo/server/visit.ts";
import { contentTexts } from "./texts.ts";

/** Month with posts, UTC. */
export interface Month extends Period {
  readonly count: number;
}

/**
 * Returns the months of dates, newest first.
 * @param dates newest first
 */
export function monthsOf(dates: readonly Date[]): readonly Month[] {
  const months = new Map<string, Month>();
  for (const date of dates) {
    const [from, to] = [0, 1].map((later) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)));
    const key = suiteDate(from!);
    months.set(key, { from: from!, to: to!, count: (months.get(key)?.count ?? 0) + 1 });
  }
  return [...months.values()];
}

interface ArchiveProps {
  readonly visit: Visit;
  /** Path of the blog. */
  readonly path: string;
  readonly months: readonly Month[];
  /** First day of the shown month, as in the address. */
  readonly shown: string | undefined;
}

const MonthLink = ({ visit, path, month, shown }: Omit<ArchiveProps, "months"> & { month: Month }) => {
  const { from, to, count } = month;
  const active = suiteDate(from) === shown ? " active" : "";
  const query = new URLSearchParams({ date_begin: suiteDate(from), date_end: suiteDate(to) });
  const name = new Intl.DateTimeFormat(visit.language.tag, { month: "long", timeZone: "UTC" }).format(from);
  return (
    <li class={`nav-item${active}`}>
      <a role="menuitem" class={`nav-link${active}`} href={`${path}?${query}`}>
        {name}
        <span class="float-right badge badge-pill">{count}</span>
      </a>
    </li>
  );
};

/** Years with their months, folded by styles only. */
export const Archive = ({ months, ...rest }: ArchiveProps) => {
  const t = contentTexts(rest.visit);
  return (
    <section class="mt32">
      <h2 class="h4">{t.archives}</h2>
      <ul class="nav nav-pills flex-column">
        {[...new Set(months.map(({ from }) => from.getUTCFullYear()))].map((year) => (
          <>
            <li
              data-toggle="collapse"
              aria-expanded="false"
              class="nav-item blog_post_year_collapse mt8"
              data-target={`#b_${year}`}
            >
              <i role="img" aria-label={t.nextYear} title={t.nextYear} class="fa fa-chevron-down mr4"></i>
              <span>{year}</span>
            </li>
            <ul role="menu" class="blog_post_year collapse nav nav-pills flex-column in" id={`b_${year}`}>
              {months
                .filter(({ from }) => from.getUTCFullYear() === year)
                .map((month) => (
                  <MonthLink month={month} {...rest} />
                ))}
            </ul>
          </>
        ))}
      </ul>
    </section>
  );
};
