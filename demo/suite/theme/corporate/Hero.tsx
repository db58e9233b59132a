/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Scene } from "./Scene.tsx";
import type { CorporateTexts } from "./texts/index.ts";

export const Hero = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="opening">
    <Scene />
    <div class="inner opening-row">
      <div class="opening-words">
        <p class="kind">{w.heroKind}</p>
        <h1>{w.hero}</h1>
        <p class="larger">{w.heroText}</p>
        <p class="buttons">
          <a class="button" href={view.link("/shop")}>
            {w.heroShop}
          </a>
          <a class="button plain" href="#ask">
            {w.askShort}
          </a>
        </p>
      </div>
      <div class="opening-slides" role="group" aria-label={w.heroSlides}>
        <suite-carousel lang={view.lang} data-items="1" data-dots data-loop data-autoplay>
          {w.pieces.map(([name, note, picture]) => (
            <figure class="piece" lang={view.textLang}>
              <img src={`/web/image/product.template/${picture}/image`} alt="" width="320" height="320" />
              <figcaption>
                <strong>{name}</strong> {note}
              </figcaption>
            </figure>
          ))}
        </suite-carousel>
      </div>
    </div>
  </section>
);
