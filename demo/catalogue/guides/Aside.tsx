/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";
import { SearchField } from "../search/SearchField.tsx";
import type { Guide, Shelf } from "./guide.ts";

/** Depth of the sections in the list below their guide; deeper ones are messages and details. */
const listedDepth = 2;

export const shelfTitle = ({ folder }: Shelf, { t }: View): string =>
  folder === "guides" ? t.guidesTitle : t.referenceTitle;

/** List of all documents; that of the current one has its sections below. */
export const Aside = ({ view, shelf, current }: { view: View; shelf: Shelf; current: Guide }) => {
  const { t, link } = view;
  const { folder, contents, documents } = shelf;
  const label = folder === "guides" ? t.guidesAll : t.referenceAll;
  return (
    <div class="aside-box">
      <SearchField view={view} />
      <button type="button" class="menu-button aside-button" popovertarget="aside">
        <Icon name="menu" />
        <span>{label}</span>
      </button>
      <nav id="aside" class="aside collapsible" popover="auto" aria-label={label}>
        <p class="aside-area">
          <a href={link(`/${folder}`)} aria-current={current === contents ? "page" : undefined}>
            {shelfTitle(shelf, view)}
          </a>
        </p>
        <ul role="list">
          {documents.map((guide) => (
            <li>
              <a
                href={link(`/${folder}/${guide.name}`)}
                aria-current={guide === current ? "page" : undefined}
                lang="en"
              >
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
