/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { CorporateTexts } from "./texts/index.ts";

export const Ask = ({ view, w }: { view: View; w: CorporateTexts }) => (
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

export const Newsletter = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <section class="part" aria-labelledby="letter">
    <div class="inner halves">
      <div>
        <h2 id="letter">{w.letter}</h2>
        <p class="larger">{w.letterText}</p>
      </div>
      <div class="stage subscribe-stage" lang={view.lang}>
        <suite-subscribe data-list-id="2"></suite-subscribe>
        <suite-push></suite-push>
      </div>
    </div>
  </section>
);
