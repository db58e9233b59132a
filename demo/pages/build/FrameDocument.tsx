/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { findLanguage } from "../../server/language.ts";
import { elementName } from "../catalogue/elements.ts";
import type { View } from "../view.ts";
import type { Build } from "./address.ts";
import { snippetsFor } from "./result.ts";

/** A page that has the built tag and nothing else. The tag is written from the declaration, with values that it can read. */
export const FrameDocument = ({ build, view }: { build: Build; view: View }) => {
  const { element, settings } = build;
  const language = findLanguage(settings.lang) ?? view.visit.language;
  const dir = settings.dir || (settings.lang ? language.dir : view.visit.dir);
  return (
    <html lang={language.tag} dir={dir} data-scheme={settings.scheme || view.visit.scheme || undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title lang="en">{elementName(element.tag)}</title>
        <link rel="icon" href="/demo/icon.svg" />
        <link rel="stylesheet" href="/dist/suite.css" />
        <link rel="stylesheet" href="/demo/build-frame.css" />
        <script src="/dist/suite.js" defer></script>
      </head>
      <body>
        <main>{raw(snippetsFor(build, view).tag)}</main>
      </body>
    </html>
  );
};
