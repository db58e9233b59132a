/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { dayFromNow } from "./days.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Offer = ({ view, w }: { view: View; w: CorporateTexts }) => (
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
