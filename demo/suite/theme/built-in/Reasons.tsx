/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./content.ts";

/** Animated numbers. */
export const Numbers = ({ t }: { t: ThemeTexts }) => (
  <section id="sh_corpomate_theme_section_27" class="sh_corpomate_theme_section sh_dark">
    <div class="container">
      <div class="row">
        {t.numbers.map(([number, meaning]) => (
          <div class="col-md-3 text-center">
            <div class="sh_count_num">{number}</div>
            <p>{meaning}</p>
          </div>
        ))}
      </div>
    </div>
  </section>
);

export const Crafts = ({ t }: { t: ThemeTexts }) => (
  <section class="sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">{t.lasts}</h2>
      <div class="row">
        {t.crafts.map(({ way, title, text }) => (
          <div class={`col-md-4 wow ${way}`} data-wow-duration="0.8s">
            <div class="card card-body">
              <h3 class="h4">{title}</h3>
              <p>{text}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  </section>
);
