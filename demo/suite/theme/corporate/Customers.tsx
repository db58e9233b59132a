/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Partners = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="partners" aria-labelledby="partners">
    <div class="inner">
      <h2 id="partners" class="kind">
        {w.partners}
      </h2>
      <div class="stage" lang={view.lang}>
        <suite-partners
          data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_9"
          data-items-at="0:2 600:3 1000:5"
          data-loop
        ></suite-partners>
      </div>
    </div>
  </section>
);

export const Voices = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="part" aria-labelledby="voices">
    <div class="inner">
      <h2 id="voices">{w.voices}</h2>
      <div class="stage" lang={view.lang}>
        <suite-testimonials
          data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_259"
          data-items-at="0:1 700:2 1000:3"
          data-loop
          data-nav
          data-dots
        ></suite-testimonials>
      </div>
    </div>
  </section>
);
