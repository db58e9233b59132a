/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { soon } from "../examples/soon.ts";
import type { ThemeTexts } from "./texts/index.ts";
import { schemes } from "./theme/fields.ts";

const Sample = ({ t }: { t: ThemeTexts }) => (
  <div class="theme-sample">
    <p class="theme-sample-title">{t.sampleTitle}</p>
    <p>
      {t.sampleText} <a href="#contrast">{t.sampleLink}</a>
    </p>
    <p class="theme-sample-muted">{t.sampleMuted}</p>
    <p>
      <span class="theme-sample-success">{t.sampleSuccess}</span>{" "}
      <span class="theme-sample-danger">{t.sampleDanger}</span>{" "}
      <span class="theme-sample-warning">{t.sampleWarning}</span>
    </p>
  </div>
);

/** Live elements in both schemes, side by side. Their calls are real. */
export const Preview = ({ view, t }: { view: View; t: ThemeTexts }) => (
  <div class="theme-stages" tabindex={0} role="group" aria-label={t.previews}>
    {schemes.map((scheme) => (
      <section class={`theme-stage theme-${scheme}`} aria-label={fill(t.preview, { scheme: t[scheme] })}>
        <Sample t={t} />
        <div class="theme-elements" lang={view.lang}>
          <suite-subscribe data-list-id="2"></suite-subscribe>
          <suite-follow data-model="blog.post" data-res-id="3"></suite-follow>
          <suite-rating value="3.5" data-readonly=""></suite-rating>
          <suite-date-field value="2026-02-01"></suite-date-field>
          <suite-countdown data-start="2026-01-01" data-end={soon()}></suite-countdown>
        </div>
      </section>
    ))}
  </div>
);
