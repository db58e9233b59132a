/** @jsxImportSource hono/jsx */
import { dayFromNow } from "../corporate/days.ts";
export const Journal = () => (
  <section class="js_cls_corpomate_blog_slider_section_206 sh_slider_1_send sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">From the journal</h2>
      <div class="js_cls_corpomate_blog_slider_main_div_206">
        <p class="text-center">
          <a href="/blog">All posts of the blog</a>
        </p>
      </div>
    </div>
  </section>
);
export const Opening = () => (
  <section class="sh_corpomate_theme_section bg-light newscount_5">
    <div class="container">
      <div class="row">
        <div class="col-lg-6">
          <h2>A showroom, at last</h2>
          <p class="lead">A room with light, coffee and every piece that we make.</p>
          <div class="js_cls_sh_w_comming_soon" data-launch-date={dayFromNow(62)}>
            {(["days", "hours", "minutes", "seconds"] as const).map((unit) => (
              <span class={`js_cls_${unit}_count`}>00</span>
            ))}
          </div>
        </div>
        <div class="col-lg-6">
          <h2>On the board this week</h2>
          <marquee direction="up" scrollamount="3">
            <div class="sh_nb_notice_board_main_vertical_marquee_cls_1">
              <div class="sh_news">
                <h4>Opening hours</h4>
                <p>Monday to Saturday, 9 to 5.</p>
              </div>
            </div>
          </marquee>
        </div>
      </div>
    </div>
  </section>
);
