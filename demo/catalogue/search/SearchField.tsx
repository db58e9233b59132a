/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";
import { longestQuery } from "./search.ts";

/** A form that leads to the page of results; where scripts run, `search.ts` lists them below the field. Once on a page. */
export const SearchField = ({ view: { t, link }, value }: { view: View; value?: string }) => (
  <form
    class="finder"
    role="search"
    aria-label={t.searchTitle}
    action={link("/search")}
    data-search
    data-root={link("")}
    data-count={t.searchCount}
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
    <div id="found" class="found" role="listbox" aria-label={t.searchTitle} lang="en" dir="ltr" hidden></div>
  </form>
);
