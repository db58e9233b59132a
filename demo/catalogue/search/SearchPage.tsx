/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { Found } from "./search.ts";
import { SearchField } from "./SearchField.tsx";

interface SearchPageProps {
  readonly query: string;
  /** Number of results, or that there are none. */
  readonly sentence: string;
  readonly found: readonly Found[];
  readonly view: View;
}

export const SearchPage = ({ query, sentence, found, view }: SearchPageProps) => {
  const { t, link } = view;
  const kinds = { element: t.searchElement, guide: t.guidesTitle, message: t.searchMessage, page: t.searchPage };
  return (
    <div class="wrap doc results">
      <h1>{t.searchTitle}</h1>
      <SearchField view={view} value={query} />
      {sentence && <p>{sentence}</p>}
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
