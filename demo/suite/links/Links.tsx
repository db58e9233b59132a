/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import type { Link } from "#demo/server/links/link.ts";
import type { Visit } from "#demo/server/visit.ts";

const Tag = ({ id, label, meaning }: { id: string; label: string; meaning: string }) => (
  <div class="form-group row">
    <label class="col-md-3 col-form-label">
      {label}{" "}
      <i
        class="fa fa-info-circle"
        data-toggle="tooltip"
        data-placement="top"
        role="img"
        aria-label="Tooltip info"
        title={meaning}
      ></i>
    </label>
    <div class="col-md-9">
      <input type="hidden" class="form-control" id={id} />
    </div>
  </div>
);

const filters = [
  ["newest", "Newest"],
  ["most-clicked", "Most Clicked"],
  ["recently-used", "Recently Used"],
] as const;

const Filters = ({ visit, filter }: { visit: Visit; filter: string }) => (
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

/** Link for readers without scripts: the element that replaces it shows every action of a link. */
const Box = ({ link }: { link: Link }) => (
  <li class="row mb16">
    <div class="col-md-2 text-muted">
      <b>{link.count}</b> clicks
    </div>
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
      <a href={`${link.short_url_host}${encodeURIComponent(link.code)}+`}>Stats</a>
    </div>
  </li>
);

const TrackerForm = ({ url }: { url: string }) => (
  <form id="o_website_links_link_tracker_form">
    <div class="form-group row" id="url-form-group">
      <label class="col-md-3 col-form-label text-left" for="url">
        URL
      </label>
      <div class="col-md-9">
        <input
          type="text"
          id="url"
          class="form-control required-form-control"
          required
          placeholder="e.g. https://www.harbourandpine.example/page/contactus"
          value={url}
        />
      </div>
    </div>
    <div class="o_website_links_utm_forms">
      <Tag
        id="campaign-select"
        label="Campaign"
        meaning="Defines the context of your link. It might be an event you want to promote or a special promotion."
      />
      <Tag
        id="channel-select"
        label="Medium"
        meaning="Defines the medium used to share your link. It might be an email, or a Facebook Ads for instance."
      />
      <Tag
        id="source-select"
        label="Source"
        meaning="Defines the source from which your traffic will come from, Facebook or Twitter for instance."
      />
    </div>
    <div class="form-group row">
      <div class="offset-md-3 col-md-9">
        <button type="submit" class="btn btn-primary" id="btn_shorten_url" data-clipboard-text="">
          Get tracked link
        </button>
        <span id="generated_tracked_link" class="text-muted" hidden></span>
      </div>
    </div>
  </form>
);

const RecentLinks = ({ links }: { links: readonly Link[] }) => (
  <div id="o_website_links_recent_links">
    <div class="o_website_links_recent_links_notification">
      {links.length === 0 && <div class="alert alert-info">You don't have any recent links.</div>}
    </div>
    <ul class="list-unstyled">
      {links.map((link) => (
        <Box link={link} />
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
}) => (
  <div class="o_website_links_create_tracked_url">
    <div class="container mt32 mb32">
      <h1 class="o_page_header">Link Tracker</h1>
      <div class="notification"></div>
      <div class="row">
        <div class="col-md-7">
          <TrackerForm url={url} />
        </div>
        <div class="offset-md-1 col-md-3 d-none d-md-block">
          <p class="text-muted text-justify">
            Share this page with a <strong>short link</strong> that includes <strong>analytics trackers</strong>.
          </p>
          <p class="text-muted text-justify">
            Those trackers tell your analytics where visitors come from, and which campaign brought them.
          </p>
        </div>
      </div>
      <h2 class="o_page_header">Your tracked links</h2>
      <Filters visit={visit} filter={filter} />
      <RecentLinks links={links} />
    </div>
  </div>
);
