/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./content.ts";

export const Menu = ({ t }: { t: ThemeTexts }) => (
  <section class="sh_corpomate_theme_section bg-light">
    <div class="container" id="sh_megamenubar">
      <div class="row">
        {t.menu.map(({ heading, links }) => (
          <div class="col-md-4">
            <h2 class="h4 sub-heading">{heading}</h2>
            <ul class="list-unstyled">
              {links.map(([text, path]) => (
                <li>
                  <a href={path}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);
