/** @jsxImportSource hono/jsx */
import { byArea, elementName } from "./catalogue/elements.ts";
import { areaName } from "./texts/index.ts";
import type { View } from "./view.ts";

const Column = ({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [href: string, text: string, lang?: string])[];
}) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul role="list">
      {links.map(([href, text, lang]) => (
        <li>
          <a href={href} lang={lang}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export const Footer = ({ view: { t, elements, textLang, link } }: { view: View }) => (
  <footer class="bottom">
    <div class="wrap bottom-row">
      <p>{t.footerNote}</p>
      {byArea(elements).map(([area, members]) => (
        <Column
          title={areaName(area, textLang)}
          links={members.map(({ tag }) => [link(`/elements/${tag}`), elementName(tag), "en"])}
        />
      ))}
      <Column
        title={t.footerTry}
        links={[
          [link("/blog"), t.pageBlogs],
          [link("/newsletter"), t.pageNewsletter],
          [link("/try/newsletter-popup"), t.pagePopup],
          [link("/try/fifty-follows"), t.pageMany],
          [link("/try/livechat"), t.pageLivechat],
          [link("/try/thread-window"), t.pageThread],
          [link("/try/corporate"), t.pageCorporate],
          [link("/operator"), t.pageOperator],
        ]}
      />
    </div>
  </footer>
);
