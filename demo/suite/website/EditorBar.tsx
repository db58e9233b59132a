/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";

/** Bar of the suite for visitors who edit the site, as recorded. */
export const EditorBar = ({ children }: { children?: Child }) => (
  <nav id="oe_main_menu_navbar" class="o_main_navbar" aria-label="Website">
    <ul>
      <li class="dropdown" id="customize-menu">
        <a class="dropdown-toggle" data-toggle="dropdown" href="#">
          Customize
        </a>
        <div class="dropdown-menu" role="menu">
          <a role="menuitem" href="#" data-action="customize_theme" class="dropdown-item">
            Customize Theme
          </a>
        </div>
      </li>
    </ul>
    {children}
  </nav>
);
