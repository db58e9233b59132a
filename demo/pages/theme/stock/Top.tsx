/** @jsxImportSource hono/jsx */
import { crafts, numbers, slides } from "./content.ts";

/** News that move in a line: the stock script fills the row. Source: behaviour/theme-snippets.md items 17, 18. */
export const Ticker = () => (
  <section class="sh_nb_notice_board_section newscount_4">
    <div class="container">
      <marquee direction="left" scrollamount="5">
        <div class="sh_nb_notice_board_main_horizontal_marquee_cls_1">
          <span>The workshop is open Monday to Saturday, 9 to 5.</span>
        </div>
      </marquee>
    </div>
  </section>
);

export const Slides = () => (
  <section id="sh_corpomate_theme_section_28" class="sh_corpomate_theme_section">
    <div class="container">
      <div class="owl-carousel owl-theme">
        {slides.map(({ picture, title, text }, at) => (
          <div class="item">
            <div class="sh_banner">
              <div>
                {at ? <h2 class="h1">{title}</h2> : <h1>{title}</h1>}
                <p class="lead">{text}</p>
                <a class="btn btn-primary btn-lg" href="/shop">
                  See the furniture
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

/** Numbers that count. Source: behaviour/theme-snippets.md item 12. */
export const Numbers = () => (
  <section id="sh_corpomate_theme_section_27" class="sh_corpomate_theme_section sh_dark">
    <div class="container">
      <div class="row">
        {numbers.map(([number, meaning]) => (
          <div class="col-md-3 text-center">
            <div class="sh_count_num">{number}</div>
            <p>{meaning}</p>
          </div>
        ))}
      </div>
    </div>
  </section>
);

export const Crafts = () => (
  <section class="sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">Why it lasts</h2>
      <div class="row">
        {crafts.map(({ way, title, text }) => (
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
