/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { shopTexts } from "./texts.ts";

/** `kept`: choices of the list that a search keeps. */
export const Search = ({
  visit,
  action,
  search = "",
  kept = [],
}: {
  visit: Visit;
  action: string;
  search?: string;
  kept?: readonly (readonly [name: string, value: string])[];
}) => {
  const t = shopTexts(visit);
  return (
    <form method="get" action={action} class="o_website_sale_search" role="search">
      {kept.map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <div class="input-group">
        <input
          type="text"
          name="search"
          class="search-query form-control oe_search_box"
          placeholder={t.searchHint}
          aria-label={t.search}
          value={search}
        />
        <div class="input-group-append">
          <button type="submit" class="btn btn-secondary oe_search_button" aria-label={t.search} title={t.search}>
            <i class="fa fa-search"></i>
          </button>
        </div>
      </div>
    </form>
  );
};
