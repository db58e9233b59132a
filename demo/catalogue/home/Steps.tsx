/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import { Paste } from "../paste/Paste.tsx";

const tag = `<suite-subscribe data-list-id="1"></suite-subscribe>

<!-- or, on pages of the suite, nothing but this -->
<script src="…/suite.js" data-adopt defer></script>`;

const looks = `:root {
  --suite-color-accent: oklch(0.5 0.13 155);
  --suite-radius: 0;
}
suite-follow::part(button) {
  font-weight: 600;
}`;

export const Steps = ({ view }: { view: View }) => {
  const { t } = view;
  const steps = [
    { title: t.stepScriptTitle, text: t.stepScript, sample: <Paste view={view} /> },
    { title: t.stepTagTitle, text: t.stepTag, sample: <Code id="step-tag" text={tag} t={t} /> },
    { title: t.stepStyleTitle, text: t.stepStyle, sample: <Code id="step-looks" text={looks} t={t} language="css" /> },
  ];
  return (
    <section id="how" class="band later" aria-labelledby="how-title">
      <div class="wrap">
        <h2 id="how-title">{t.howTitle}</h2>
        <ol class="steps" role="list">
          {steps.map(({ title, text, sample }) => (
            <li class="step">
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              {sample}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
