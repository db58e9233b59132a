/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Work = ({ view, w }: { view: View; w: CorporateTexts }) => (
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
