/** @jsxImportSource hono/jsx */
import type { View } from "../../view.ts";
import { dayFromNow } from "./days.ts";
import type { CorporateWords } from "./words/index.ts";

/** A pine, a joint, a pen: beside the texts in their order. */
const signs = [
  "M12 3 6 11h3l-4 6h14l-4-6h3zM12 17v4",
  "M4 7h7v4h2V7h7v10h-7v-4h-2v4H4z",
  "M4 20l4-1L20 7l-3-3L5 16zM14 7l3 3M13 20h7",
];

export const Craft = ({ w }: { w: CorporateWords }) => (
  <section class="part" aria-labelledby="craft">
    <div class="inner">
      <h2 id="craft">{w.craft}</h2>
      <div class="crafts">
        {w.crafts.map(([title, text], index) => (
          <suite-reveal data-delay={String(index * 120)} data-duration="700">
            <article class="craft">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={signs[index]} />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          </suite-reveal>
        ))}
      </div>
    </div>
  </section>
);

export const Work = ({ view, w }: { view: View; w: CorporateWords }) => (
  <section class="part tinted" aria-labelledby="work">
    <div class="inner">
      <h2 id="work">{w.work}</h2>
      <p class="larger">{w.workText}</p>
      <div class="stage" lang={view.lang}>
        <suite-portfolio id="rooms">
          {w.works.map(([name, categories, picture]) => (
            <figure class="room" lang={view.textLang} data-filter={categories}>
              <img
                src={`/web/image/product.template/${picture}/image`}
                alt=""
                width="320"
                height="320"
                loading="lazy"
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </suite-portfolio>
      </div>
    </div>
  </section>
);

export const Offer = ({ view, w }: { view: View; w: CorporateWords }) => (
  <section class="part offer" aria-labelledby="offer">
    <div class="inner halves">
      <div>
        <p class="kind">{w.offerKind}</p>
        <h2 id="offer">{w.offer}</h2>
        <p class="larger">{w.offerText}</p>
        <p class="buttons">
          <a class="button" href={view.link("/shop")}>
            {w.offerAction}
          </a>
        </p>
      </div>
      <div class="stage" lang={view.lang}>
        <suite-countdown data-start={dayFromNow(-20)} data-end={dayFromNow(23)}>
          <h3 class="clock-title" lang={view.textLang}>
            {w.offerEnds}
          </h3>
        </suite-countdown>
      </div>
    </div>
  </section>
);

export const Voices = ({ view, w }: { view: View; w: CorporateWords }) => (
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
