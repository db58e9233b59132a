/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import type { Named, Website } from "#demo/server/website/site.ts";
import { EditorBar } from "./EditorBar.tsx";
import { Pictures } from "./Pictures.tsx";
import { websiteTexts } from "./texts.ts";

/** Embeds of other sites, as the suite's editor writes them: no site is contacted before a press or the visitor's consent. */
const Outside = ({ visit }: { visit: Visit }) => (
  <>
    <h2>{websiteTexts(visit).outside}</h2>
    <suite-consent></suite-consent>
    <div class="outside">
      <div class="media_iframe_video" data-oe-expression="//www.youtube.com/embed/aqz-KE-bpKQ?rel=0">
        <div class="css_editable_mode_display">&nbsp;</div>
        <div class="media_iframe_video_size">&nbsp;</div>
      </div>
      <div class="o_facebook_page" data-href="https://www.facebook.com/example" data-height="240"></div>
    </div>
    <p>
      <button type="button" class="btn btn-secondary oe_social_share" data-hashtags="#furniture">
        {websiteTexts(visit).share}
      </button>
    </p>
  </>
);

interface ToolsPage {
  readonly visit: Visit;
  readonly isEditor: boolean;
  readonly page: { readonly id: number; readonly name: string; readonly published: boolean };
  /** Enabled options of the page. */
  readonly views: ReadonlySet<string>;
  readonly companies: readonly Named[];
  readonly companyId: number;
  readonly websites: readonly Website[];
  readonly websiteId: number;
}

const nameIn = (list: readonly Named[], wanted: number) => list.find(({ id }) => id === wanted)?.name;

/** Bar with the team's switches: publication of the page, current company, current website. */
const Bar = ({ visit, page, companies, companyId, websites, websiteId }: ToolsPage) => (
  <EditorBar visit={visit}>
    <ul class="o_menu_systray">
      <li
        class={`js_publish_management ${page.published ? "css_published" : "css_unpublished"}`}
        data-id={page.id}
        data-object="website.page"
      >
        <label class="o_switch o_switch_danger js_publish_btn" for="id">
          <input type="checkbox" id="id" checked={page.published} />
          <span></span>
          <span class="css_publish">{websiteTexts(visit).unpublished}</span>
          <span class="css_unpublish">{websiteTexts(visit).published}</span>
        </label>
      </li>
      <li>
        <span class="current">{nameIn(companies, companyId)}</span>
        {companies
          .filter(({ id }) => id !== companyId)
          .map(({ id, name }) => (
            <a href="#" class="oe_menu_text js_multi_company_switch" company-id={id}>
              <span>{name}</span>
            </a>
          ))}
      </li>
      <li>
        <span class="current">{nameIn(websites, websiteId)}</span>
        {websites
          .filter(({ id }) => id !== websiteId)
          .map(({ id, name, domain }) => (
            <a href="#" class="oe_menu_text js_multi_website_switch" domain={domain} website-id={id}>
              <span>{name}</span>
            </a>
          ))}
      </li>
    </ul>
  </EditorBar>
);

/** Presentation, as the suite's editor writes it. */
const Presentation = ({ visit }: { visit: Visit }) => {
  const t = websiteTexts(visit);
  return (
    <>
      <h2>{t.visit}</h2>
      <ul class="o_ul_folded">
        <li>
          <p>
            {t.parking} <a href="#" class="o_ul_toggle_next"></a>
          </p>
        </li>
        <li class="o_close">{t.places}</li>
        <li>
          <a href="#" class="o_ul_toggle_self">
            {t.bring}
          </a>
          <ul class="o_close">
            <li>{t.measures}</li>
            <li>{t.photo}</li>
          </ul>
        </li>
      </ul>
      <div class="s_share">
        <h2>{t.tell}</h2>
        <a target="_blank" class="s_share_facebook" href="https://www.facebook.com/sharer/sharer.php?u=">
          Facebook
        </a>{" "}
        <a target="_blank" class="s_share_twitter" href="https://twitter.com/intent/tweet?text=&url=">
          Twitter
        </a>{" "}
        <a class="s_share_email" href="mailto:?body=&subject=">
          {t.email}
        </a>
      </div>
    </>
  );
};

/** /try/website: the suite's bar and footer in their own markup, adopted. */
export const Tools = (tools: ToolsPage) => {
  const t = websiteTexts(tools.visit);
  return (
    <div id="wrap">
      {tools.isEditor && <Bar {...tools} />}
      <div class="container mt32 mb32">
        <h1>{tools.page.name}</h1>
        {tools.isEditor ? (
          <>
            <p>{t.forEditors}</p>
            <div
              class={`js_publish_management ${tools.page.published ? "css_published" : "css_unpublished"}`}
              data-id={tools.page.id}
              data-object="website.page"
            >
              <button type="button" class="btn btn-danger js_publish_btn">
                {t.unpublished}
              </button>
              <button type="button" class="btn btn-success js_publish_btn">
                {t.published}
              </button>
            </div>
          </>
        ) : (
          <p>{t.forVisitors}</p>
        )}
        <Presentation visit={tools.visit} />
        {tools.views.has("Pictures") && <Pictures visit={tools.visit} />}
        {tools.views.has("From other sites") && <Outside visit={tools.visit} />}
        <h2>{t.where}</h2>
        <div data-oe-call="website.company_description"></div>
        <h2>{t.below}</h2>
        <p id="below">{t.belowText}</p>
      </div>
    </div>
  );
};
