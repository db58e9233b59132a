/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";
import { longestQuery } from "./search.ts";

/** Form that leads to the page of results; if scripts run, `search.ts` lists matches below the field. Only once on a page. */
export const SearchField = ({ view: { t, link }, value }: { view: View; value?: string }) => (
  <form
    class="finder"
    role="search"
    aria-label={t.searchTitle}
    action={link("/search")}
    data-search
    data-root={link("")}
    data-search-count={t.searchCount}
    data-search-near={t.searchNear}
    data-search-none={t.searchNone}
  >
    <Icon name="search" />
    <input
      type="search"
      name="q"
      value={value}
      maxlength={longestQuery}
      aria-label={t.searchLabel}
      placeholder={t.searchLabel}
      autocomplete="off"
      autocapitalize="off"
      spellcheck={false}
      enterkeyhint="search"
    />
    <div class="found" data-found hidden>
      <p hidden></p>
      <div id="found" role="listbox" aria-label={t.searchTitle} lang="en" dir="ltr" hidden></div>
    </div>
  </form>
);
