/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "../common/view.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { sheetAddresses } from "./sheets.ts";

/**
 * Shell of every catalogue page. `html` carries the visitor's language, which the elements use; the demo's own texts may be in another
 * language, so `body` has its own `lang`, and live elements are in a `Stage`.
 */
export const Page = ({
  view,
  panel,
  title,
  sheets = [],
  scripts = [],
  popups,
  load,
  viewKey,
  children,
}: {
  view: View;
  panel: Child;
  title: string;
  /** Names of files in `static`, added to those of every page. A name with a folder is a file below /demo. */
  sheets?: readonly string[];
  scripts?: readonly string[];
  /** Number of popups that may open by themselves; unlimited if undefined. */
  popups?: number;
  /** Start of elements without a setting of their own; at once if undefined. */
  load?: "visible";
  viewKey?: string | undefined;
  children?: Child;
}) => (
  <html lang={view.lang} dir={view.visit.dir} data-scheme={view.visit.scheme || undefined} data-view-xmlid={viewKey}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title lang={view.textLang}>{title}</title>
      <link rel="icon" href="/demo/icon.svg" />
      <link rel="stylesheet" href="/dist/suite.css" />
      <link rel="stylesheet" href="/dist/suite-content.css" />
      {/* In the head: a style sheet in the body would make the browser recompute the styles of the whole page. */}
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
