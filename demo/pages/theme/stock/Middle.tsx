/** @jsxImportSource hono/jsx */
import { dayFromNow } from "../corporate/days.ts";
import { rooms } from "./content.ts";

const kinds = [
  ["all", "All"],
  ["desks", "Desks"],
  ["tables", "Tables"],
  ["seats", "Seats"],
] as const;

/** Source: behaviour/theme-snippets.md item 32. */
export const Rooms = () => (
  <section class="s_portfolio sh_corpomate_theme_section bg-light">
    <div class="container">
      <h2 class="text-center">Rooms that we furnished</h2>
      <div class="text-center mb32">
        {kinds.map(([filter, name]) => (
          <button type="button" class="btn btn-secondary js_cls_s_portfolio_filter_button" data-filter={filter}>
            {name}
          </button>
        ))}
      </div>
      <div class="row">
        {rooms.map(({ picture, name, kinds: kind }) => (
          <div class={`col-md-4 filter ${kind}`}>
            <img
              class="img img-fluid"
              src={`/web/image/product.template/${picture}/image`}
              alt=""
              width="320"
              height="320"
            />
            <p>{name}</p>
          </div>
        ))}
      </div>
    </div>
  </section>
);

/** Source: behaviour/theme-snippets.md items 20 to 22. */
export const Timer = () => (
  <section
    class="js_cls_sh_corpomate_section_173 sh_corpomate_theme_section sh_dark"
    data-date_start={dayFromNow(-20)}
    data-date_end={dayFromNow(23)}
  >
    <div class="container text-center">
      <h2>Every bench comes with a cushion of undyed wool</h2>
      <div class="sh_corpomate_counter_timer_main_div">
        {(["day", "hour", "minute", "second"] as const).map((unit) => (
          <span class={`sh_corpomate_timer_${unit}_counter`}>00</span>
        ))}
      </div>
    </div>
  </section>
);

const Fallback = ({ texts }: { texts: readonly string[] }) => (
  <div class="owl-carousel owl-theme">
    {texts.map((text) => (
      <div class="item">
        <p>{text}</p>
      </div>
    ))}
  </div>
);

/** Slides that the suite renders anew. Source: behaviour/theme-snippets.md items 1 to 7. */
export const Voices = () => (
  <section class="js_cls_sh_corpomate_theme_section_259 sh_corpomate_theme_section">
    <div class="container">
      <h2 class="text-center">What people say after some years</h2>
      <Fallback texts={["“Forty chairs, and not one of them wobbles.”", "“The sketch, only better thought out.”"]} />
    </div>
  </section>
);

export const Partners = () => (
  <section class="js_cls_sh_corpomate_theme_section_9 sh_corpomate_theme_section bg-light">
    <div class="container">
      <h2 class="text-center">They sit, read and eat on our work</h2>
      <Fallback texts={["Northlight", "Café Bruma", "Oakline"]} />
    </div>
  </section>
);

/** Source: behaviour/theme-snippets.md items 14 to 16. */
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
