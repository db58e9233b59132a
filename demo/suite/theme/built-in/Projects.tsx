/** @jsxImportSource hono/jsx */
import type { ThemeTexts } from "./content.ts";

export const Rooms = ({ t }: { t: ThemeTexts }) => (
  <section class="s_portfolio sh_corpomate_theme_section bg-light">
    <div class="container">
      <h2 class="text-center">{t.furnished}</h2>
      <div class="text-center mb32">
        {Object.entries(t.kinds).map(([filter, name]) => (
          <button type="button" class="btn btn-secondary js_cls_s_portfolio_filter_button" data-filter={filter}>
            {name}
          </button>
        ))}
      </div>
      <div class="row">
        {t.rooms.map(({ picture, name, kinds: kind }) => (
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
