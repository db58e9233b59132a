/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { fill } from "#demo/common/texts/index.ts";
import { localPath } from "#demo/server/language.ts";
import type { Link } from "#demo/server/links/link.ts";
import type { CountryClicks, Summary } from "#demo/server/links/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { linkTexts } from "./texts.ts";

const Row = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <div class="row mb8">
    <div class="col-md-4">
      <p class="mb0">
        <strong>{label}</strong>
      </p>
    </div>
    <div class="col-md-8">{children}</div>
  </div>
);

/** Editing and copying need a script, so their markup is hidden without one. */
const Code = ({ visit, link }: { visit: Visit; link: Link }) => {
  const t = linkTexts(visit);
  return (
    <Row label={t.trackedLink}>
      <p>
        <span class="o_website_links_short_url" id="short_url" dir="ltr">
          <span id="short-url-host">{link.short_url_host}</span>
          <span id="o_website_links_code">{link.code}</span>
        </span>
        <span class="o_website_links_edit_tools" hidden>
          <a role="button" class="o_website_links_ok_edit btn btn-sm btn-primary" href="#">
            {t.ok}
          </a>{" "}
          {t.or}{" "}
          <a class="o_website_links_cancel_edit" href="#">
            {t.cancel}
          </a>
        </span>
        <a class="o_website_links_edit_code" aria-label={t.editCode} title={t.editCode} hidden>
          <span class="fa fa-pencil gray"></span>
        </a>
        <a class="copy-to-clipboard" data-clipboard-text={link.short_url} hidden>
          {t.copy}
        </a>
      </p>
      <p class="o_website_links_code_error" hidden></p>
    </Row>
  );
};

/** Numbers instead of charts, which need a script. */
const Pane = ({ visit, name, clicks }: { visit: Visit; name: string; clicks: CountryClicks }) => {
  const t = linkTexts(visit);
  return (
    <div class={`tab-pane${name === "all_time" ? " active" : ""}`} id={`${name}_charts`}>
      {clicks.length === 0 && <p>{t.noData}</p>}
      <div class="row">
        <div class="col-md-7 website_links_click_chart" id={`${name}_clicks_chart`}>
          <h3 class="title">
            {fill(t.clicks, { count: clicks.reduce((sum, { country_id_count: count }) => sum + count, 0) })}
          </h3>
          <svg aria-hidden="true"></svg>
        </div>
        <div class="col-md-5 website_links_click_chart" id={`${name}_countries_charts`}>
          <h3 class="title">{fill(t.countries, { count: clicks.length })}</h3>
          <svg aria-hidden="true"></svg>
          <ul>
            {clicks.map(({ country_id: country, country_id_count: count }) => (
              <li>
                {country ? country[1] : t.undefined} ({count})
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
};

/** /r/{code}+. */
export const LinkStats = ({ visit, link, summary }: { visit: Visit; link: Link; summary: Summary }) => {
  const t = linkTexts(visit);
  const ranges = [
    ["all_time", t.allTime],
    ["last_month", t.lastMonth],
    ["last_week", t.lastWeek],
  ] as const;
  return (
    <div class="o_website_links_chart">
      <div class="container mb32">
        <ol class="breadcrumb">
          <li class="breadcrumb-item">
            <a href={localPath("/r", visit.siteLanguage)}>{t.tracker}</a>
          </li>
          <li class="breadcrumb-item active">{link.title}</li>
        </ol>
        <input type="hidden" id="code" value={link.code} />
        <input type="hidden" id="link_id" value={link.id} />
        <h1 class="o_page_header mt0">{link.title}</h1>
        <Row label={t.originalUrl}>
          <p class="truncate_text">
            <a href={link.url}>{link.url}</a>
          </p>
        </Row>
        <Code visit={visit} link={link} />
        <Row label={t.redirectedUrl}>
          <p dir="ltr">{link.redirected_url}</p>
        </Row>
        {link.campaign_id && <Row label={t.campaign}>{link.campaign_id[1]}</Row>}
        {link.medium_id && <Row label={t.medium}>{link.medium_id[1]}</Row>}
        {link.source_id && <Row label={t.source}>{link.source_id[1]}</Row>}
        <h2 class="o_page_header mt32">{t.statistics}</h2>
        <ul class="nav nav-tabs nav-tabs-inline graph-tabs" id="filters">
          {ranges.map(([name, label]) => (
            <li class="nav-item">
              <a href={`#${name}_charts`} class={`nav-link${name === "all_time" ? " active" : ""}`}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div class="tab-content">
          {ranges.map(([name]) => (
            <Pane visit={visit} name={name} clicks={summary[name]} />
          ))}
        </div>
      </div>
    </div>
  );
};
