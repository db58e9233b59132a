/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import { byArea, elementName } from "#demo/common/product/elements.ts";
import type { View } from "#demo/common/view.ts";
import { SearchField } from "../search/SearchField.tsx";

/** List of all elements, with the sections of the current one's page. */
export const Aside = ({
  view,
  tag,
  sections,
}: {
  view: View;
  tag: string;
  sections: readonly (readonly [id: string, title: string])[];
}) => (
  <div class="aside-box">
    <SearchField view={view} />
    <button type="button" class="menu-button aside-button" popovertarget="aside">
      <Icon name="menu" />
      <span>{view.t.asideLabel}</span>
    </button>
    <nav id="aside" class="aside collapsible" popover="auto" aria-label={view.t.asideLabel}>
      {byArea(view.elements).map(([area, members]) => (
        <>
          <p class="aside-area">{view.areaName(area, view.textLang)}</p>
          <ul role="list">
            {members.map((element) => (
              <li>
                <a
                  href={view.link(`/elements/${element.tag}`)}
                  aria-current={element.tag === tag ? "page" : undefined}
                  lang="en"
                >
                  {elementName(element.tag)}
                </a>
                {element.tag === tag && (
                  <ul role="list" aria-label={view.t.onPage}>
                    {sections.map(([id, title]) => (
                      <li>
                        <a href={`#${id}`}>{title}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      ))}
    </nav>
  </div>
);
