/** @jsxImportSource hono/jsx */
import { raw } from "hono/html";
import type { Child, PropsWithChildren } from "hono/jsx";
import { fill, textsFor } from "#demo/common/texts/index.ts";
import { defaultLanguage, type Language, languages, localPath } from "#demo/server/language.ts";
import type { Visit } from "#demo/server/visit.ts";
import { menuEntries } from "../areas.ts";
import { layoutTexts } from "./texts.ts";

const company = "Harbour & Pine";

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%233b5bdb'/%3E%3Cpath d='M7 6v12M17 6v12M7 12h10' stroke='%23fff' stroke-width='2.5' stroke-linecap='round'/%3E%3C/svg%3E";

/** Inline scripts that the policy blocks; elements read the page's token and visitor from their text. */
const Context = ({ visit }: { visit: Visit }) => (
  <>
    <script type="text/javascript">
      {raw(`
                    var eagle = {
                        csrf_token: "${visit.csrfToken}",
                    };
                `)}
    </script>
    <script type="text/javascript">
      {raw(`
                eagle.session_info = {
                    is_admin: ${visit.user.role === "admin"},
                    is_system: ${visit.user.role === "admin"},
                    is_frontend: true,
                    translationURL: '/website/translations',
                    is_website_user: ${visit.user.role === "public"},
                    user_id: ${visit.user.id}
                };
            `)}
    </script>
  </>
);

/**
 * Returns the path in a language. The default language has no prefix, so a switch to it needs the prefix once: the suite then drops the
 * old choice.
 */
const pathIn = (language: Language, visit: Visit): string =>
  language.code === defaultLanguage.code && visit.siteLanguage.code !== defaultLanguage.code
    ? `/${defaultLanguage.code}${visit.path}`
    : localPath(visit.path, language);

const Header = ({ visit, children }: PropsWithChildren<{ visit: Visit }>) => {
  const t = layoutTexts(visit);
  return (
    <header class="o_affix_enabled">
      <nav class="navbar navbar-expand-md navbar-light bg-light" aria-label={t.main}>
        <div class="container">
          <a href={localPath("/", visit.siteLanguage)} class="navbar-brand logo">
            {company}
          </a>
          <button type="button" class="navbar-toggler" data-toggle="collapse" data-target="#top_menu_collapse">
            <span class="navbar-toggler-icon"></span>
          </button>
          <div class="collapse navbar-collapse" id="top_menu_collapse">
            <ul class="nav navbar-nav ml-auto text-right" id="top_menu">
              {menuEntries.map(({ path, label }) => (
                <li class="nav-item">
                  <a
                    href={localPath(path, visit.siteLanguage)}
                    class={`nav-link${visit.path.split("?")[0] === path ? " active" : ""}`}
                  >
                    <span>{textsFor(visit, label)}</span>
                  </a>
                </li>
              ))}
              {children}
              <li class="nav-item divider"></li>
              {visit.user.role === "public" ? (
                <li class="nav-item">
                  <a class="nav-link" href="/web/login">
                    <b>{t.signIn}</b>
                  </a>
                </li>
              ) : (
                <>
                  <li class="nav-item">
                    <a class="nav-link" href={localPath("/my", visit.siteLanguage)}>
                      <b>{visit.user.name || t.myAccount}</b>
                    </a>
                  </li>
                  <li class="nav-item">
                    <a class="nav-link" href="/web/session/logout?redirect=/blog">
                      {t.logOut}
                    </a>
                  </li>
                </>
              )}
            </ul>
          </div>
        </div>
      </nav>
    </header>
  );
};

const Footer = ({ visit }: { visit: Visit }) => {
  const t = layoutTexts(visit);
  return (
    <footer class="bg-light o_footer">
      <div id="footer" class="oe_structure oe_structure_solo">
        <div class="container">
          <div class="row">
            <div class="col-lg-4">
              <h2 class="h4">{company}</h2>
              <p>{t.claim}</p>
            </div>
            <div class="col-lg-4" id="connect">
              <h2 class="h4">{t.write}</h2>
              <ul class="list-unstyled">
                <li>
                  <a href={localPath("/contactus", visit.siteLanguage)}>{t.contact}</a>
                </li>
                <li>hello@harbourandpine.example</li>
              </ul>
            </div>
          </div>
        </div>
      </div>
      <div class="o_footer_copyright">
        <div class="container">
          <span class="text-muted">{fill(t.copyright, { company })}</span>
          <ul class="js_language_selector mb0 list-inline">
            {languages.map((language) => (
              <li class="list-inline-item">
                <a
                  class="dropdown-item js_change_lang"
                  href={pathIn(language, visit)}
                  data-lang={language.code}
                  lang={language.tag}
                  aria-current={language.code === visit.siteLanguage.code ? "true" : undefined}
                >
                  {language.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
};

interface PageProps {
  readonly visit: Visit;
  readonly websiteId: number;
  readonly title: string;
  /** Paths of style sheets below /stock. */
  readonly sheets: readonly string[];
  /** Record that an editor of this page changes; only on publishers' pages. */
  readonly mainObject?: string;
  readonly viewKey?: string;
  /** True if the browser loads the page again when a visitor goes back to it. */
  readonly reloadsOnReturn?: boolean;
  /** Menu content after the entries of the website. */
  readonly menu: Child;
  /** Content between the page and its end, from the suite's modules. */
  readonly tail: Child;
  readonly panel: Child;
}

/** Page of the suite in built-in markup, without the scripts of the built-in front end: our loader adopts the markup. */
export const Layout = ({
  visit,
  websiteId,
  title,
  sheets,
  mainObject = "ir.ui.view(1,)",
  viewKey,
  reloadsOnReturn = false,
  menu,
  tail,
  panel,
  children,
}: PropsWithChildren<PageProps>) => {
  const editor = visit.user.role === "publisher" || visit.user.role === "admin";
  return (
    <html
      lang={visit.language.tag}
      dir={visit.dir}
      data-website-id={websiteId}
      {...(editor && { "data-editable": "1", "data-main-object": mainObject, "data-view-xmlid": viewKey })}
      data-oe-company-name={company}
      data-scheme={visit.scheme || undefined}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${company}`}</title>
        <link rel="icon" href={icon} />
        <Context visit={visit} />
        <meta name="generator" content="Eagle" />
        {languages.map((language) => (
          <link rel="alternate" hreflang={language.tag} href={localPath(visit.path, language)} />
        ))}
        {sheets.map((path) => (
          <link type="text/css" rel="stylesheet" href={`/stock/${path}`} />
        ))}
        <link type="text/css" rel="stylesheet" href="/dist/suite.css" />
        <script src="/dist/suite.js" data-adopt="" data-bfcache={reloadsOnReturn ? "reload" : undefined} defer></script>
      </head>
      <body>
        <div id="wrapwrap">
          <Header visit={visit}>{menu}</Header>
          <main>{children}</main>
          <Footer visit={visit} />
        </div>
        {tail}
        {panel}
      </body>
    </html>
  );
};
