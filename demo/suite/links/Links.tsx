/** @jsxImportSource hono/jsx */
import { fill, weave } from "#demo/common/texts/index.ts";
import { localPath } from "#demo/server/language.ts";
import type { Link } from "#demo/server/links/link.ts";
import type { Visit } from "#demo/server/visit.ts";
import { linkTexts } from "./texts.ts";

const Tag = ({ visit, id, label, meaning }: { visit: Visit; id: string; label: string; meaning: string }) => (
  <div class="form-group row">
    <label class="col-md-3 col-form-label">
      {label}{" "}
      <i
        class="fa fa-info-circle"
        data-toggle="tooltip"
        data-placement="top"
        role="img"
        aria-label={linkTexts(visit).info}
        title={meaning}
      ></i>
    </label>
    <div class="col-md-9">
      <input type="hidden" class="form-control" id={id} />
    </div>
  </div>
);

const Filters = ({ visit, filter }: { visit: Visit; filter: string }) => {
  const t = linkTexts(visit);
  const filters = [
    ["newest", t.newest],
    ["most-clicked", t.mostClicked],
    ["recently-used", t.recentlyUsed],
  ] as const;
  return (
    <ul class="nav nav-tabs nav-tabs-inline graph-tabs" id="filters">
      {filters.map(([name, label]) => (
        <li class="nav-item">
          <a
            href={localPath(`/r?filter=${name}`, visit.siteLanguage)}
            id={`filter-${name}-links`}
            class={`nav-link${name === filter ? " active" : ""}`}
            aria-current={name === filter ? "true" : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Link for readers without scripts: the element that replaces it shows every action of a link. */
const Box = ({ visit, link }: { visit: Visit; link: Link }) => (
  <li class="row mb16">
    <div class="col-md-2 text-muted">{weave(linkTexts(visit).clicks, { count: <b>{link.count}</b> })}</div>
    <div class="col-md-8">
      <h3 class="h4 mb4">
        <img src={link.icon_src} alt="" width="16" height="16" /> <a href={link.url}>{link.title}</a>
      </h3>
      <span class="o_website_links_short_url text-muted" dir="ltr">
        {link.short_url}
      </span>
      <div>
        {[link.campaign_id, link.medium_id, link.source_id].map(
          (tag) => tag && <span class="badge badge-secondary mr8">{tag[1]}</span>,
        )}
      </div>
    </div>
    <div class="col-md-2">
      <a href={`${link.short_url_host}${encodeURIComponent(link.code)}+`}>{linkTexts(visit).stats}</a>
    </div>
  </li>
);

const TrackerForm = ({ visit, url }: { visit: Visit; url: string }) => {
  const t = linkTexts(visit);
  return (
    <form id="o_website_links_link_tracker_form">
      <div class="form-group row" id="url-form-group">
        <label class="col-md-3 col-form-label text-left" for="url">
          {t.url}
        </label>
        <div class="col-md-9">
          <input
            type="text"
            id="url"
            class="form-control required-form-control"
            required
            placeholder={fill(t.example, { address: "https://www.harbourandpine.example/page/contactus" })}
            value={url}
          />
        </div>
      </div>
      <div class="o_website_links_utm_forms">
        <Tag visit={visit} id="campaign-select" label={t.campaign} meaning={t.campaignNote} />
        <Tag visit={visit} id="channel-select" label={t.medium} meaning={t.mediumNote} />
        <Tag visit={visit} id="source-select" label={t.source} meaning={t.sourceNote} />
      </div>
      <div class="form-group row">
        <div class="offset-md-3 col-md-9">
          <button type="submit" class="btn btn-primary" id="btn_shorten_url" data-clipboard-text="">
            {t.getLink}
          </button>
          <span id="generated_tracked_link" class="text-muted" hidden></span>
        </div>
      </div>
    </form>
  );
};

const RecentLinks = ({ visit, links }: { visit: Visit; links: readonly Link[] }) => (
  <div id="o_website_links_recent_links">
    <div class="o_website_links_recent_links_notification">
      {links.length === 0 && <div class="alert alert-info">{linkTexts(visit).none}</div>}
    </div>
    <ul class="list-unstyled">
      {links.map((link) => (
        <Box visit={visit} link={link} />
      ))}
    </ul>
  </div>
);

/** /r. */
export const Links = ({
  visit,
  url,
  filter,
  links,
}: {
  visit: Visit;
  url: string;
  filter: string;
  links: readonly Link[];
}) => {
  const t = linkTexts(visit);
  return (
    <div class="o_website_links_create_tracked_url">
      <div class="container mt32 mb32">
        <h1 class="o_page_header">{t.tracker}</h1>
        <div class="notification"></div>
        <div class="row">
          <div class="col-md-7">
            <TrackerForm visit={visit} url={url} />
          </div>
          <div class="offset-md-1 col-md-3 d-none d-md-block">
            <p class="text-muted text-justify">
              {weave(t.share, { link: <strong>{t.shortLink}</strong>, trackers: <strong>{t.trackers}</strong> })}
            </p>
            <p class="text-muted text-justify">{t.trackersNote}</p>
          </div>
        </div>
        <h2 class="o_page_header">{t.yourLinks}</h2>
        <Filters visit={visit} filter={filter} />
        <RecentLinks visit={visit} links={links} />
      </div>
    </div>
  );
};
