/** @jsxImportSource hono/jsx */
import type { CorporateTexts } from "./texts/index.ts";

export const Figures = ({ w }: { w: CorporateTexts }) => (
  <section class="numbers" aria-label={w.figuresLabel}>
    <dl class="inner numbers-row">
      {w.figures.map(([number, meaning]) => (
        <div>
          <dt>{meaning}</dt>
          <dd>
            <suite-counter>{number}</suite-counter>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Drawings of a pine, a joint and a pen, in the order of the texts. */
const signs = [
  "M12 3 6 11h3l-4 6h14l-4-6h3zM12 17v4",
  "M4 7h7v4h2V7h7v10h-7v-4h-2v4H4z",
  "M4 20l4-1L20 7l-3-3L5 16zM14 7l3 3M13 20h7",
];

export const Craft = ({ w }: { w: CorporateTexts }) => (
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
