/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import { Code } from "../Code.tsx";
import type { ThemeTexts } from "./texts/index.ts";
import { toCss } from "./theme/css.ts";
import type { Theme } from "./theme/fields.ts";
import { longestSheet } from "./theme/scan.ts";
import { toTokens } from "./theme/to-tokens.ts";

/** Import runs in the browser: the server receives neither text nor address. */
export const Import = ({ view, t }: { view: View; t: ThemeTexts }) => (
  <section class="theme-import" aria-labelledby="import">
    <h2 id="import">{t.importTitle}</h2>
    <form data-theme-paste>
      <label for="theme-paste">{t.pasteLabel}</label>
      <p id="theme-paste-note">{t.pasteNote}</p>
      <textarea
        id="theme-paste"
        rows={6}
        maxlength={longestSheet}
        dir="ltr"

        aria-describedby="theme-paste-note"
        required
      ></textarea>
      <button class="action">{t.pasteTake}</button>
    </form>
    <form data-theme-page>
      <label for="theme-page">{t.pageLabel}</label>
      <p id="theme-page-note">{t.pageNote}</p>
      <input
        id="theme-page"
        list="theme-pages"
        value={view.link("/shop")}
        dir="ltr"

        aria-describedby="theme-page-note"
        required
      />
      <datalist id="theme-pages">
        {["/shop", "/blog", "/event", ...view.pageLinks.map(({ path }) => path)].map((path) => (
          <option value={view.link(path)}></option>
        ))}
      </datalist>
      <button class="action">{t.pageTake}</button>
    </form>
    <p data-theme-report></p>
  </section>
);

export const Export = ({
  view,
  theme,
  address,
  t,
}: {
  view: View;
  theme: Theme;
  /** Absolute address, for a colleague. */
  address: string;
  t: ThemeTexts;
}) => (
  <section class="theme-export" aria-labelledby="export">
    <h2 id="export">{t.exportTitle}</h2>
    <h3>{t.exportCss}</h3>
    <Code id="theme-css" text={toCss(theme)} t={view.t} language="css" />
    <h3>{t.exportLink}</h3>
    <Code id="theme-address" text={address} t={view.t} language="conf" />
    <details>
      <summary>{t.exportJson}</summary>
      <Code id="theme-json" text={toTokens(theme)} t={view.t} language="conf" />
    </details>
  </section>
);
