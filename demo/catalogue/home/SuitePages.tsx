/** @jsxImportSource hono/jsx */
import { Icon } from "#demo/common/Icon.tsx";
import type { View } from "#demo/common/view.ts";

export const SuitePages = ({ view: { t, textLang, link, pageLinks } }: { view: View }) => (
  <section id="pages" class="band tinted" aria-labelledby="pages-title">
    <div class="wrap">
      <h2 id="pages-title">{t.pagesTitle}</h2>
      <p class="lead">{t.pagesLead}</p>
      <ul class="doors" role="list">
        {pageLinks.map(({ path, words: { [textLang]: words } }) => (
          <li class="door">
            <h3>
              <a href={link(path)}>{words.title}</a>
            </h3>
            <p>{words.note}</p>
            <Icon name="arrow" turns />
          </li>
        ))}
      </ul>
    </div>
  </section>
);
