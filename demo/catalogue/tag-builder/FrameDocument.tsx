/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import { elementName } from "#demo/common/product/elements.ts";
import type { View } from "#demo/common/view.ts";
import { findLanguage } from "#demo/server/language.ts";
import { isHiddenFrom, isPublisher } from "../AudienceNote.tsx";
import type { Build } from "./address.ts";
import { snippetsFor } from "./result.ts";
import { attributesFor, needOf } from "./states.ts";
import { buildTexts } from "./texts.ts";

/** Page with nothing but the built tag. The tag is written from the declaration, with readable values only. */
export const FrameDocument = ({ build, view }: { build: Build; view: View }) => {
  const { element, values, settings } = build;
  const { state } = settings;
  const t = buildTexts[view.textLang];
  const need = isHiddenFrom(view, element) ? "signedIn" : needOf(element, state);
  const { tag } = snippetsFor({ ...build, values: { ...values, ...attributesFor(element, state) } }, view);
  const language = findLanguage(settings.lang) ?? view.visit.language;
  const dir = settings.dir || (settings.lang ? language.dir : view.visit.dir);
  return (
    <html
      lang={language.tag}
      dir={dir}
      data-editable={isPublisher(view) ? "1" : undefined}
      data-scheme={settings.scheme || view.visit.scheme || undefined}
      data-state={state || undefined}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title lang="en">{elementName(element.tag)}</title>
        <link rel="icon" href="/demo/icon.svg" />
        <link rel="stylesheet" href="/dist/suite.css" />
        <link rel="stylesheet" href="/dist/suite-content.css" />
        <link rel="stylesheet" href="/demo/tag-frame.css" />
        {state && <script type="module" src="/demo/own-storage.js"></script>}
        <script src="/dist/suite.js" defer></script>
        {state && <script type="module" src="/demo/reach-state.js"></script>}
      </head>
      <body>
        {/* as on each page of the suite, for submitted forms */}
        <input type="hidden" name="csrf_token" value={view.visit.formToken} />
        <main class="suite-content">{raw(tag)}</main>
        {state && (
          <p class="elsewhere" role="status" lang={view.textLang} dir={view.textLang === "ar" ? "rtl" : "ltr"}>
            {need ? t.stateNeeds[need] : t.stateNow}
          </p>
        )}
      </body>
    </html>
  );
};
