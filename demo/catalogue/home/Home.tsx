/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";
import { Elements } from "./Elements.tsx";
import { Facts } from "./Facts.tsx";
import { Hero } from "./Hero.tsx";
import { Promises } from "./Promises.tsx";
import { Steps } from "./Steps.tsx";

const SuitePages = ({ view: { t, textLang, link, pageLinks } }: { view: View }) => (
  <section id="pages" class="band tinted" aria-labelledby="pages-title">
    <div class="wrap">
      <h2 id="pages-title">{t.pagesTitle}</h2>
      <p class="lead">{t.pagesLead}</p>
      <ul class="doors" role="list">
        {pageLinks.map(({ path, texts: { [textLang]: texts } }) => (
          <li class="door">
            <h3>
              <a href={link(path)}>{texts.title}</a>
            </h3>
            <p>{texts.note}</p>
            <Icon name="arrow" turns />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const Home = ({ view }: { view: View }) => (
  <>
    <Hero view={view} />
    <Facts view={view} />
    <Elements view={view} />
    <SuitePages view={view} />
    <Steps view={view} />
    <Promises view={view} />
  </>
);
