/** @jsxImportSource hono/jsx */
import type { View } from "../../view.ts";
import { dayFromNow } from "./days.ts";
import type { CorporateWords } from "./words/index.ts";

interface Part {
  readonly view: View;
  readonly w: CorporateWords;
}

export const Journal = ({ view, w }: Part) => (
  <section class="part tinted" aria-labelledby="journal">
    <div class="inner">
      <h2 id="journal">{w.journal}</h2>
      <div class="stage" lang={view.lang}>
        <suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>
      </div>
    </div>
  </section>
);

export const Showroom = ({ view, w }: Part) => (
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

export const Ask = ({ view, w }: Part) => (
  <section id="ask" class="part offer" aria-labelledby="ask-title">
    <div class="inner halves">
      <div>
        <h2 id="ask-title">{w.ask}</h2>
        <p class="larger">{w.askText}</p>
        <ul class="ticks">
          {w.askNotes.map((note) => (
            <li>{note}</li>
          ))}
        </ul>
      </div>
      <div class="stage sheet" lang={view.lang}>
        <suite-quote-form data-subject></suite-quote-form>
      </div>
    </div>
  </section>
);

export const Letter = ({ view, w }: Part) => (
  <section class="part" aria-labelledby="letter">
    <div class="inner halves">
      <div>
        <h2 id="letter">{w.letter}</h2>
        <p class="larger">{w.letterText}</p>
      </div>
      <div class="stage letters" lang={view.lang}>
        <suite-subscribe data-list-id="2"></suite-subscribe>
        <suite-push></suite-push>
      </div>
    </div>
  </section>
);

export const Footer = ({ view, w }: Part) => (
  <footer class="foot">
    <div class="inner foot-row">
      <p>
        <strong>{w.name}</strong>
        <br />
        {w.footer}
      </p>
      <p>
        {w.address}
        <br />
        {w.hours}
      </p>
      <p>
        <a href={view.link("/corporate")}>{w.stock}</a>
      </p>
    </div>
  </footer>
);
