/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import type { View } from "./view.ts";

/**
 * The shell of every page of the catalogue. `html` carries the language of the visitor, which the elements speak; the
 * demo's own texts may be in another one, so `body` says which, and live elements stand in a `Stage`.
 */
export const Page = ({
  view,
  panel,
  title,
  sheets = [],
  scripts = [],
  popups,
  children,
}: {
  view: View;
  panel: Child;
  title: string;
  /** Names of files in `static`, beside those of every page. */
  sheets?: readonly string[];
  scripts?: readonly string[];
  /** How many may open by themselves; all unless said otherwise. */
  popups?: number;
  children?: Child;
}) => (
  <html lang={view.lang} dir={view.visit.dir} data-scheme={view.visit.scheme || undefined}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title lang={view.textLang}>{title}</title>
      <link rel="icon" href="/demo/icon.svg" />
      <link rel="stylesheet" href="/dist/suite.css" />
      {/* one that came in the body would have the styles of the whole page computed again */}
      {["base", "code", "layout", "qa", ...sheets].map((name) => (
        <link rel="stylesheet" href={`/demo/${name}.css`} />
      ))}
      <script src="/dist/suite.js" data-popup-limit={popups} defer></script>
      {["copy", "close-menu", ...scripts].map((name) => (
        <script type="module" src={`/demo/${name}.js`}></script>
      ))}
    </head>
    <body lang={view.textLang}>
      <a class="skip" href="#content">
        {view.t.skip}
      </a>
      <Header view={view} />
      <main id="content" tabindex={-1}>
        {children}
      </main>
      <Footer view={view} />
      {panel}
      <p class="announced" role="status" data-announced></p>
    </body>
  </html>
);
