/** @jsxImportSource hono/jsx */
import { builtInScripts, kilobytes } from "#demo/common/product/sizes.ts";
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { languages } from "#demo/server/language.ts";

const Bar = ({ label, bytes, ours, view }: { label: string; bytes: number; ours?: boolean; view: View }) => (
  <div class={ours ? "bar ours" : "bar"}>
    <dt>{label}</dt>
    <dd>
      <strong>{fill(view.t.factsKb, { size: kilobytes(bytes, view.textLang, ours ? 1 : 0) })}</strong>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar-track" width="100" height="1" />
        <rect class="bar-fill" width={((bytes / builtInScripts) * 100).toFixed(2)} height="1" />
      </svg>
    </dd>
  </div>
);

const Figure = ({ value, label, lang }: { value: number; label: string; lang: string }) => (
  <div class="figure">
    <dt>{label}</dt>
    <dd>{new Intl.NumberFormat(lang).format(value)}</dd>
  </div>
);

/** Figures of this build; those that need a browser are asserted by `npm run bench`. */
export const Facts = ({ view }: { view: View }) => {
  const { t, elements, sizes, textLang: lang } = view;
  const follow = sizes.page(["suite-follow"]);
  const every = sizes.page(elements.map(({ tag }) => tag));
  return (
    <section class="facts" aria-labelledby="facts-title">
      <div class="wrap facts-row">
        <div>
          <h2 id="facts-title">{t.factsTitle}</h2>
          <p class="lead">{t.factsLead}</p>
        </div>
        <dl class="bars">
          <Bar label={t.factsBuiltIn} bytes={builtInScripts} view={view} />
          {every && <Bar label={t.factsEvery} bytes={every.bytes} ours view={view} />}
          {follow && <Bar label={t.factsOurs} bytes={follow.bytes} ours view={view} />}
        </dl>
        <dl class="figures">
          {follow && <Figure value={follow.requests} label={t.factRequests} lang={lang} />}
          <Figure value={1} label={t.factCalls} lang={lang} />
          <Figure value={0} label={t.factShift} lang={lang} />
          <Figure value={languages.length} label={t.factLanguages} lang={lang} />
        </dl>
      </div>
    </section>
  );
};
