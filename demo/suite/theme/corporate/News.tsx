/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { dayFromNow } from "./days.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Journal = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="part tinted" aria-labelledby="journal">
    <div class="inner">
      <h2 id="journal">{w.journal}</h2>
      <div class="stage" lang={view.lang}>
        <suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>
      </div>
    </div>
  </section>
);

export const Showroom = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="part" aria-labelledby="showroom">
    <div class="inner halves">
      <div>
        <h2 id="showroom">{w.opening}</h2>
        <p class="larger">{w.openingText}</p>
        <div class="stage" lang={view.lang}>
          <suite-coming-soon data-launch={`${dayFromNow(62)} 10:00`}>
            <h3 class="clock-title" lang={view.textLang}>
              {w.opens}
            </h3>
          </suite-coming-soon>
        </div>
      </div>
      <div class="board">
        <h3>{w.board}</h3>
        <div class="stage" lang={view.lang}>
          <suite-notice-board data-limit="5"></suite-notice-board>
        </div>
      </div>
    </div>
  </section>
);
