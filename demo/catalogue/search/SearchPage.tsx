/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import type { Found } from "./search.ts";
import { SearchField } from "./SearchField.tsx";

export const SearchPage = ({ query, found, view }: { query: string; found: readonly Found[]; view: View }) => {
  const { t, link } = view;
  const kinds = { element: t.searchElement, guide: t.guidesTitle, message: t.searchMessage };
  return (
    <div class="wrap doc results">
      <h1>{t.searchTitle}</h1>
      <SearchField view={view} value={query} />
      {query && (
        <p>{found.length > 0 ? fill(t.searchCount, { count: found.length }) : fill(t.searchNone, { query })}</p>
      )}
      <ol role="list">
        {found.map(({ href, kind, title, where }) => (
          <li>
            <a href={link(href)} lang="en">
              <bdi>{title}</bdi>
            </a>
            <p>
              {kinds[kind]} <bdi lang="en">{where}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
};
