/** @jsxImportSource hono/jsx */
import { Icon, type IconName } from "../common/Icon.tsx";
import { textLanguages } from "../common/texts/index.ts";
import type { View } from "../common/view.ts";
import { languages } from "../server/language.ts";

/** Languages of the demo's own texts. The QA panel lists all languages of the elements. */
const written = languages.filter(({ tag }) => textLanguages.some((lang) => tag.startsWith(lang)));

/** Select that applies its value at once if scripts run (`qa.ts`), otherwise with its button. */
const Choice = ({
  view,
  name,
  icon,
  label,
  value,
  options,
}: {
  view: View;
  name: "lang" | "scheme";
  icon: IconName;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string, lang?: string])[];
}) => (
  <form class="choice" method="post" action="/qa/settings" data-qa>
    <input type="hidden" name="back" value={view.visit.path} />
    <Icon name={icon} />
    <select name={name} aria-label={label}>
      {options.map(([key, text, lang]) => (
        <option value={key} selected={key === value} lang={lang}>
          {text}
        </option>
      ))}
    </select>
    <button class="without-script">{view.t.apply}</button>
  </form>
);

export const Header = ({ view }: { view: View }) => {
  const { t, visit, link } = view;
  return (
    <header class="top">
      <div class="wrap top-row">
        <a class="mark" href={link("/")} lang="en">
          <Icon name="logo" />
          <span>{t.product}</span>
        </a>
        <button type="button" class="menu-button" popovertarget="top-nav">
          <Icon name="menu" />
          <span>{t.navOpen}</span>
        </button>
        <nav id="top-nav" class="top-nav collapsible" popover="auto" aria-label={t.navLabel}>
          <a href={link("/#elements")}>{t.navElements}</a>
          <a href={link("/guides")}>{t.guidesTitle}</a>
          <a href={link("/build")}>{t.navBuild}</a>
          <a href={link("/theme")}>{t.navTheme}</a>
          <a href={link("/tokens")}>{t.tokensTitle}</a>
          <a href={link("/#pages")}>{t.navPages}</a>
          <a href={link("/operator")}>{t.navOperator}</a>
          <a class="on-narrow" href={link("/search")}>
            {t.searchTitle}
          </a>
        </nav>
        <div class="choices">
          <a class="to-search" href={link("/search")} aria-label={t.searchTitle}>
            <Icon name="search" />
          </a>
          <Choice
            view={view}
            name="lang"
            icon="globe"
            label={t.languageLabel}
            value={written.find(({ tag }) => tag.startsWith(view.textLang))?.code ?? ""}
            options={written.map(({ code, name, tag }) => [code, name, tag])}
          />
          <Choice
            view={view}
            name="scheme"
            icon="sun"
            label={t.schemeLabel}
            value={visit.scheme}
            options={[
              ["", t.schemeAuto],
              ["light", t.schemeLight],
              ["dark", t.schemeDark],
            ]}
          />
        </div>
      </div>
    </header>
  );
};
