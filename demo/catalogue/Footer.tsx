/** @jsxImportSource hono/jsx */
import { byArea, elementName } from "../common/product/elements.ts";
import type { View } from "../common/view.ts";

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

export const Footer = ({ view: { t, elements, textLang, link, pageLinks, areaName } }: { view: View }) => (
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
        links={pageLinks
          .filter(({ isInFooter }) => isInFooter)
          .map(({ path, texts }) => [link(path), texts[textLang].title] as const)}
      />
    </div>
  </footer>
);
