/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Controls } from "./Controls.tsx";
import { Export, Import } from "./Exchange.tsx";
import { Presets } from "./Presets.tsx";
import { Preview } from "./Preview.tsx";
import { Problems } from "./Problems.tsx";
import { themeTexts } from "./texts/index.ts";
import { fromQuery, toQuery } from "./theme/address.ts";
import { findProblems } from "./theme/pairs.ts";

/** Theme of the address. `theme-builder.ts` makes it live; without it, the button submits the form. */
export const ThemeBuilder = ({ view, query }: { view: View; query: URLSearchParams }) => {
  const t = themeTexts[view.textLang];
  const { start, theme } = fromQuery(query);
  const path = view.link("/theme");
  const own = toQuery(theme, start);
  return (
    <div class="wrap theme-builder">
      <link rel="stylesheet" href={`/demo/theme-stage.css?${own}`} />
      <h1>{t.title}</h1>
      <p class="lead">{t.lead}</p>
      <div class="theme-bench">
        <form method="get" action={path} data-theme>
          <input type="hidden" name="theme" value={start} />
          <div class="theme-controls">
            <Controls theme={theme} t={t} />
            <p class="actions">
              <button class="action without-script">{t.show}</button>
              <a class="action" href={`${path}?theme=${start}`}>
                {t.reset}
              </a>
            </p>
          </div>
          <Problems problems={findProblems(theme)} t={t} />
        </form>
        <Preview view={view} t={t} />
      </div>
      <Import view={view} t={t} />
      <Export view={view} theme={theme} address={`${view.origin}${path}?${own}`} t={t} />
      <Presets view={view} start={start} t={t} />
    </div>
  );
};
