/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./content.ts";

/** News that move along a line: the built-in script fills the row. */
export const Ticker = ({ t }: { t: ThemeTexts }) => (
  <section class="sh_nb_notice_board_section newscount_4">
    <div class="container">
      <marquee direction="left" scrollamount="5">
        <div class="sh_nb_notice_board_main_horizontal_marquee_cls_1">
          <span>{t.open}</span>
        </div>
      </marquee>
    </div>
  </section>
);

export const Slides = ({ t }: { t: ThemeTexts }) => (
  <section id="sh_corpomate_theme_section_28" class="sh_corpomate_theme_section">
    <div class="container">
      <div class="owl-carousel owl-theme">
        {t.slides.map(({ picture, title, text }, at) => (
          <div class="item">
            <div class="sh_banner">
              <div>
                {at ? <h2 class="h1">{title}</h2> : <h1>{title}</h1>}
                <p class="lead">{text}</p>
                <a class="btn btn-primary btn-lg" href="/shop">
                  {t.seeFurniture}
                </a>
              </div>
              <img src={`/web/image/product.template/${picture}/image`} alt="" width="320" height="320" />
            </div>
          </div>
        ))}
      </div>
    </div>
  </section>
);
