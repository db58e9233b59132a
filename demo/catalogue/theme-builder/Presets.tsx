/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import { Dot } from "./Problems.tsx";
import type { ThemeTexts } from "./texts/index.ts";
import { toCss } from "./theme/css.ts";
import { colorOf, schemes } from "./theme/fields.ts";
import { presets } from "./theme/presets.ts";

/** Themes to start from, each with its CSS, without a script. */
export const Presets = ({ view, start, t }: { view: View; start: string; t: ThemeTexts }) => (
  <section class="theme-finished" aria-labelledby="finished">
    <h2 id="finished">{t.start}</h2>
    <p>{t.startNote}</p>
    <ul role="list">
      {presets.map(({ id, names, theme }) => {
        const name = names[view.textLang];
        return (
          <li>
            <a
              href={`${view.link("/theme")}?theme=${id}`}
              aria-label={fill(t.startFrom, { theme: name })}
              aria-current={id === start ? "true" : undefined}
            >
              {schemes.map((scheme) =>
                (["page", "text", "accent"] as const).map((color) => <Dot color={colorOf(theme, color, scheme)} />),
              )}
              <span>{name}</span>
            </a>
            <details>
              <summary>{fill(t.cssOf, { theme: name })}</summary>
              <Code id={`css-${id}`} text={toCss(theme)} t={view.t} language="css" />
            </details>
          </li>
        );
      })}
    </ul>
  </section>
);
