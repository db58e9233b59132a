/** @jsxImportSource hono/jsx */
import { dayFromNow } from "../corporate/days.ts";
import type { ThemeTexts } from "./content.ts";

export const Journal = ({ t }: { t: ThemeTexts }) => (
  <section class="js_cls_corpomate_blog_slider_section_206 sh_slider_1_send sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">{t.journal}</h2>
      <div class="js_cls_corpomate_blog_slider_main_div_206">
        <p class="text-center">
          <a href="/blog">{t.allPosts}</a>
        </p>
      </div>
    </div>
  </section>
);
export const Opening = ({ t }: { t: ThemeTexts }) => (
  <section class="sh_corpomate_theme_section bg-light newscount_5">
    <div class="container">
      <div class="row">
        <div class="col-lg-6">
          <h2>{t.showroom}</h2>
          <p class="lead">{t.showroomText}</p>
          <div class="js_cls_sh_w_comming_soon" data-launch-date={dayFromNow(62)}>
            {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
              <span class={`js_cls_${unit}_count`}>00</span>
            ))}
          </div>
        </div>
        <div class="col-lg-6">
          <h2>{t.board}</h2>
          <marquee direction="up" scrollamount="3">
            <div class="sh_nb_notice_board_main_vertical_marquee_cls_1">
              <div class="sh_news">
                <h4>{t.openingHours}</h4>
                <p>{t.hours}</p>
              </div>
            </div>
          </marquee>
        </div>
      </div>
    </div>
  </section>
);
