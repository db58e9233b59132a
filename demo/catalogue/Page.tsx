/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "../common/view.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { sheetAddresses } from "./sheets.ts";

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
  load,
  children,
}: {
  view: View;
  panel: Child;
  title: string;
  /** Names of files in `static`, beside those of every page; a name with a folder in it is that of another file below /demo. */
  sheets?: readonly string[];
  scripts?: readonly string[];
  /** How many may open by themselves; all unless said otherwise. */
  popups?: number;
  /** When elements start that say nothing themselves; at once unless said otherwise. */
  load?: "visible";
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
      {sheetAddresses(["base", "code", "layout", "qa", ...sheets]).map((address) => (
        <link rel="stylesheet" href={address} />
      ))}
      <script src="/dist/suite.js" data-popup-limit={popups} data-load={load} defer></script>
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
