/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";
import { SearchField } from "../search/SearchField.tsx";
import { type Guide, guides } from "./guide.ts";

/** Depth of the sections in the list below their guide; deeper ones are messages and details. */
const listedDepth = 2;

/** List of all guides, with the sections of the current one. */
export const Aside = ({ view, current }: { view: View; current?: Guide }) => {
  const { t, link } = view;
  return (
    <div class="aside-box">
      <SearchField view={view} />
      <button type="button" class="menu-button aside-button" popovertarget="aside">
        <Icon name="menu" />
        <span>{t.guidesAll}</span>
      </button>
      <nav id="aside" class="aside collapsible" popover="auto" aria-label={t.guidesAll}>
        <p class="aside-area">
          <a href={link("/guides")} aria-current={current ? undefined : "page"}>
            {t.guidesTitle}
          </a>
        </p>
        <ul role="list">
          {guides.map((guide) => (
            <li>
              <a href={link(`/guides/${guide.name}`)} aria-current={guide === current ? "page" : undefined} lang="en">
                {guide.title}
              </a>
              {guide === current && (
                <ul role="list" aria-label={t.onPage} lang="en">
                  {guide.sections
                    .filter(({ depth }) => depth === listedDepth)
                    .map(({ id, title }) => (
                      <li>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};
