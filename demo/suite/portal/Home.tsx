/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import { type Kind, kinds } from "#demo/server/portal/documents.ts";
import type { Visit } from "#demo/server/visit.ts";
import { listPath } from "./Documents.tsx";
import { portalTexts } from "./texts.ts";

interface HomeProps {
  readonly visit: Visit;
  readonly counts: Readonly<Record<Kind, number>>;
}

const Documents = ({ visit, counts }: HomeProps) => {
  const t = portalTexts(visit);
  return (
    <div class="o_portal_docs list-group">
      {kinds.map((kind) => (
        <a class="list-group-item list-group-item-action" href={listPath(visit, kind)}>
          {t.kinds[kind]} <span class="badge badge-secondary badge-pill">{counts[kind]}</span>
        </a>
      ))}
      {Object.entries(t.statements).map(([kind, title]) => (
        <a
          class="list-group-item list-group-item-action"
          href={localPath(`/my/${kind}_statements`, visit.siteLanguage)}
        >
          {title}
        </a>
      ))}
      <a class="list-group-item list-group-item-action" href={localPath("/blog", visit.siteLanguage)} title={t.blogs}>
        {t.blogs}
      </a>
      <a class="list-group-item list-group-item-action" href={localPath("/event", visit.siteLanguage)} title={t.events}>
        {t.events}
      </a>
      <a
        class="list-group-item list-group-item-action"
        href={localPath("/my/payment_method", visit.siteLanguage)}
        title={t.paymentMethods}
      >
        {t.paymentMethods}
      </a>
    </div>
  );
};

/** /my: the portal's home of a signed-in user. */
export const PortalHome = ({ visit, counts }: HomeProps) => (
  <div id="wrap" class="o_portal_wrap">
    <div class="container mt32 mb32">
      <div class="row justify-content-between">
        <div class="col-lg-6">
          <div class="o_portal_my_home">
            <h1 class="h3">{portalTexts(visit).yourDocuments}</h1>
            <Documents visit={visit} counts={counts} />
          </div>
        </div>
        <div id="o_my_sidebar" class="col-lg-4 o_my_sidebar">
          <div class="o_portal_my_details">
            <h2 class="h4">
              {portalTexts(visit).yourDetails}{" "}
              <a href={localPath("/my/account", visit.siteLanguage)} class="btn btn-sm btn-link">
                {portalTexts(visit).edit}
              </a>
            </h2>
            <hr />
            <address class="mb0">
              <span itemprop="name">{visit.user.name}</span>
              <br />
              <span itemprop="email">{visit.user.email}</span>
            </address>
          </div>
        </div>
      </div>
    </div>
  </div>
);
