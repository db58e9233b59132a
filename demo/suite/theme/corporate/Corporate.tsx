/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";
import { Ask, Newsletter } from "./Contact.tsx";
import { Partners, Voices } from "./Customers.tsx";
import { Footer } from "./Footer.tsx";
import { Hero } from "./Hero.tsx";
import { Masthead } from "./Masthead.tsx";
import { Journal, Showroom } from "./News.tsx";
import { Offer } from "./Offer.tsx";
import { Work } from "./Projects.tsx";
import { Craft, Figures } from "./Reasons.tsx";
import { corporateTexts } from "./texts/index.ts";

/** Home page of a workshop, as the author of a theme composes it of all the theme's elements: a page outside of the catalogue. */
export const Corporate = ({ view, panel }: { view: View; panel: Child }) => {
  const w = corporateTexts(view);
  const props = { view, w };
  return (
    <html lang={view.lang} dir={view.visit.dir} data-scheme={view.visit.scheme || undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title lang={view.textLang}>{`${w.name} · ${w.title}`}</title>
        <link rel="icon" href="/demo/icon.svg" />
        <link rel="stylesheet" href="/dist/suite.css" />
        <link rel="stylesheet" href="/demo/corporate.css" />
        <script src="/dist/suite.js" data-bfcache="reload" defer></script>
      </head>
      <body lang={view.textLang}>
        <a class="skip" href="#content">
          {view.t.skip}
        </a>
        <suite-preloader></suite-preloader>
        <Masthead {...props} />
        <main id="content" tabindex={-1}>
          <Hero {...props} />
          <Figures w={w} />
          <Partners {...props} />
          <Craft w={w} />
          <Work {...props} />
          <Offer {...props} />
          <Voices {...props} />
          <Journal {...props} />
          <Showroom {...props} />
          <Ask {...props} />
          <Newsletter {...props} />
        </main>
        <Footer {...props} />
        <suite-welcome-popup lang={view.lang}>
          <div lang={view.textLang}>
            <h2>{w.popup}</h2>
            <p>{w.popupText}</p>
            <p>
              <a class="button" href={view.link("/shop")}>
                {w.offerAction}
              </a>
            </p>
          </div>
        </suite-welcome-popup>
        {panel}
      </body>
    </html>
  );
};
