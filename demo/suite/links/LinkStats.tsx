/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { localPath } from "#demo/server/language.ts";
import type { Link } from "#demo/server/links/link.ts";
import type { CountryClicks, Summary } from "#demo/server/links/pages.ts";
import type { Visit } from "#demo/server/visit.ts";

const ranges = [
  ["all_time", "All Time"],
  ["last_month", "Last Month"],
  ["last_week", "Last Week"],
] as const;

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
const Code = ({ link }: { link: Link }) => (
  <Row label="Tracked Link">
    <p>
      <span class="o_website_links_short_url" id="short_url" dir="ltr">
        <span id="short-url-host">{link.short_url_host}</span>
        <span id="o_website_links_code">{link.code}</span>
      </span>
      <span class="o_website_links_edit_tools" hidden>
        <a role="button" class="o_website_links_ok_edit btn btn-sm btn-primary" href="#">
          ok
        </a>{" "}
        or{" "}
        <a class="o_website_links_cancel_edit" href="#">
          cancel
        </a>
      </span>
      <a class="o_website_links_edit_code" aria-label="Edit code" title="Edit code" hidden>
        <span class="fa fa-pencil gray"></span>
      </a>
      <a class="copy-to-clipboard" data-clipboard-text={link.short_url} hidden>
        copy
      </a>
    </p>
    <p class="o_website_links_code_error" hidden></p>
  </Row>
);

/** Numbers instead of charts, which need a script. */
const Pane = ({ name, clicks }: { name: string; clicks: CountryClicks }) => (
  <div class={`tab-pane${name === "all_time" ? " active" : ""}`} id={`${name}_charts`}>
    {clicks.length === 0 && <p>There is no data to show</p>}
    <div class="row">
      <div class="col-md-7 website_links_click_chart" id={`${name}_clicks_chart`}>
        <h3 class="title">{clicks.reduce((sum, { country_id_count: count }) => sum + count, 0)} clicks</h3>
        <svg aria-hidden="true"></svg>
      </div>
      <div class="col-md-5 website_links_click_chart" id={`${name}_countries_charts`}>
        <h3 class="title">{clicks.length} countries</h3>
        <svg aria-hidden="true"></svg>
        <ul>
          {clicks.map(({ country_id: country, country_id_count: count }) => (
            <li>
              {country ? country[1] : "Undefined"} ({count})
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
);

/** /r/{code}+. */
export const LinkStats = ({ visit, link, summary }: { visit: Visit; link: Link; summary: Summary }) => (
  <div class="o_website_links_chart">
    <div class="container mb32">
      <ol class="breadcrumb">
        <li class="breadcrumb-item">
          <a href={localPath("/r", visit.siteLanguage)}>Link Tracker</a>
        </li>
        <li class="breadcrumb-item active">{link.title}</li>
      </ol>
      <input type="hidden" id="code" value={link.code} />
      <input type="hidden" id="link_id" value={link.id} />
      <h1 class="o_page_header mt0">{link.title}</h1>
      <Row label="Original URL">
        <p class="truncate_text">
          <a href={link.url}>{link.url}</a>
        </p>
      </Row>
      <Code link={link} />
      <Row label="Redirected URL">
        <p dir="ltr">{link.redirected_url}</p>
      </Row>
      {link.campaign_id && <Row label="Campaign">{link.campaign_id[1]}</Row>}
      {link.medium_id && <Row label="Medium">{link.medium_id[1]}</Row>}
      {link.source_id && <Row label="Source">{link.source_id[1]}</Row>}
      <h2 class="o_page_header mt32">Statistics</h2>
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
          <Pane name={name} clicks={summary[name]} />
        ))}
      </div>
    </div>
  </div>
);
