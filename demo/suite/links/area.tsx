/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import { mayCreateLinks } from "#demo/server/links/right.ts";
import type { SuiteArea } from "../area.ts";
import { linkTexts } from "./texts.ts";

export const area: SuiteArea = {
  title: { en: "Tracked links", ar: "الروابط المتتبَّعة" },
  header: async ({ visit, address }) =>
    mayCreateLinks(visit.user) && (
      <li class="nav-item">
        <a
          id="o_website_links_share_page"
          class="nav-link"
          href={localPath(`/r?u=${encodeURIComponent(address)}`, visit.siteLanguage)}
        >
          <span title={linkTexts(visit).trackNote}>{linkTexts(visit).trackPage}</span>
        </a>
      </li>
    ),
  links: [
    {
      path: "/r",
      sequence: 50,
      texts: {
        en: { title: "Link tracker", note: "For the site’s team: sign in as administrator in the QA panel." },
        ar: { title: "متتبع الروابط", note: "لفريق الموقع: سجّل الدخول مديرًا من لوحة QA." },
      },
    },
  ],
};
