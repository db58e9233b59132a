/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { CorporateTexts } from "./texts/index.ts";

/** Name, popover menu that works without scripts, and a line of news. */
export const Masthead = ({ view, w }: { view: View; w: CorporateTexts }) => (
  <header>
    <div class="head">
      <div class="inner head-row">
        <a class="brand" href={view.link("/try/corporate")}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2 6 11h3l-4 6h14l-4-6h3zM4 20q2-2 4 0t4 0 4 0 4 0" />
          </svg>
          {w.name}
        </a>
        <a class="back" href={view.link("/#elements")}>
          {w.back}
        </a>
        <a class="button" href="#ask">
          {w.askShort}
        </a>
        <button type="button" class="button plain" popovertarget="menu">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h10" />
          </svg>
          {w.menu}
        </button>
        <nav id="menu" class="menu" popover="auto" aria-label={w.menuLabel}>
          <suite-mega-menu data-open="1">
            {w.menuSections.map(([heading, links]) => (
              <>
                <h2>{heading}</h2>
                <ul>
                  {links.map(([text, path]) => (
                    <li>
                      <a href={view.link(path)}>{text}</a>
                    </li>
                  ))}
                </ul>
              </>
            ))}
          </suite-mega-menu>
        </nav>
      </div>
    </div>
    <div class="strip">
      <div class="inner strip-row">
        <b>{w.newsLabel}</b>
        <div class="stage" lang={view.lang}>
          <suite-news-ticker data-limit="4"></suite-news-ticker>
        </div>
      </div>
    </div>
  </header>
);
