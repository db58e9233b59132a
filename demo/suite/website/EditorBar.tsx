/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Visit } from "#demo/server/visit.ts";
import { websiteTexts } from "./texts.ts";

/** Bar of the suite for visitors who edit the site, as recorded. */
export const EditorBar = ({ visit, children }: { visit: Visit; children?: Child }) => {
  const t = websiteTexts(visit);
  return (
    <nav id="oe_main_menu_navbar" class="o_main_navbar" aria-label={t.bar}>
      <ul>
        <li class="dropdown" id="customize-menu">
          <a class="dropdown-toggle" data-toggle="dropdown" href="#">
            {t.customize}
          </a>
          <div class="dropdown-menu" role="menu">
            <a role="menuitem" href="#" data-action="customize_theme" class="dropdown-item">
              {t.customizeTheme}
            </a>
          </div>
        </li>
      </ul>
      {children}
    </nav>
  );
};
