/** @jsxImportSource hono/jsx */
import { Code } from "../Code.tsx";
import { scriptTag, type View } from "../view.ts";

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
    { id: "script", title: t.stepScriptTitle, text: t.stepScript, code: scriptTag(view), language: "html" },
    { id: "tag", title: t.stepTagTitle, text: t.stepTag, code: tag, language: "html" },
    { id: "looks", title: t.stepStyleTitle, text: t.stepStyle, code: looks, language: "css" },
  ] as const;
  return (
    <section id="how" class="band" aria-labelledby="how-title">
      <div class="wrap">
        <h2 id="how-title">{t.howTitle}</h2>
        <ol class="steps" role="list">
          {steps.map(({ id, title, text, code, language }) => (
            <li class="step">
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <Code id={`step-${id}`} text={code} t={t} language={language} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
