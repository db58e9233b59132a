/** @jsxImportSource hono/jsx */
import { dayText } from "#demo/server/format.ts";
import { localPath } from "#demo/server/language.ts";
import { type DocumentList, type Kind, type PortalDocument, searches, sorts } from "#demo/server/portal/documents.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Money } from "../shop/Price.tsx";
import { Frame } from "./Frame.tsx";
import { portalTexts } from "./texts.ts";

export const listPath = (visit: Visit, kind: Kind): string => localPath(`/my/${kind}s`, visit.siteLanguage);

/** Returns the address of the list with another choice; keeps the page if only the order changes. */
function address(visit: Visit, list: DocumentList, change: Partial<DocumentList>): string {
  const { sortby, search_in, search, page } = { ...list, ...change };
  const query = new URLSearchParams(search ? { sortby, search_in, search } : { sortby });
  return `${listPath(visit, list.kind)}${page > 1 ? `/page/${page}` : ""}?${query}`;
}

type Part = { readonly visit: Visit; readonly list: DocumentList };

const Sort = ({ visit, list }: Part) => (
  <div class="form-inline">
    <span class="small mr-1 navbar-text">{portalTexts(visit).sortBy}</span>
    <div class="btn-group">
      <button id="portal_searchbar_sortby" data-toggle="dropdown" class="btn btn-secondary btn-sm dropdown-toggle">
        {portalTexts(visit).sorts[list.sortby]}
      </button>
      <div class="dropdown-menu" aria-labelledby="portal_searchbar_sortby">
        {(Object.keys(sorts) as (keyof typeof sorts)[]).map((sortby) => (
          <a href={address(visit, list, { sortby })} class={`dropdown-item${sortby === list.sortby ? " active" : ""}`}>
            <span>{portalTexts(visit).sorts[sortby]}</span>
          </a>
        ))}
      </div>
    </div>
  </div>
);
const Search = ({ visit, list }: Part) => {
  const t = portalTexts(visit);
  return (
    <form class="form-inline o_portal_search_panel ml-lg-4 col-xl-4 col-md-5">
      <div class="input-group input-group-sm w-100">
        <div class="input-group-prepend">
          <button
            type="button"
            class="btn btn-secondary dropdown-toggle"
            data-toggle="dropdown"
            aria-label={t.searchIn}
          ></button>
          <div class="dropdown-menu" role="menu">
            {(Object.keys(searches) as (keyof typeof searches)[]).map((key) => (
              <a href={`#${key}`} class={`dropdown-item${key === list.search_in ? " active" : ""}`} role="menuitem">
                {t.search} <span class="nolabel">{`${t.inField} ${t.searches[key]}`}</span>
              </a>
            ))}
          </div>
        </div>
        <input
          type="text"
          class="form-control form-control-sm"
          placeholder={t.search}
          name="search"
          value={list.search}
        />
        <span class="input-group-append">
          <button class="btn btn-secondary search-submit" type="button">
            <span class="fa fa-search"></span>
          </button>
        </span>
      </div>
    </form>
  );
};

/** Returns the address of a document's own page, if it has one. */
const pageOf = (visit: Visit, kind: Kind, { id, hasPage }: PortalDocument): string | undefined =>
  hasPage ? `${listPath(visit, kind)}/${id}` : undefined;

const Row = ({ visit, kind, document }: { visit: Visit; kind: Kind; document: PortalDocument }) => {
  const { name, title, stage, date, due, amount } = document;
  const page = pageOf(visit, kind, document);
  return (
    <tr>
      <td>{page ? <a href={page}>{name}</a> : name}</td>
      <td>{title}</td>
      <td class="text-right">{dayText(visit, date)}</td>
      <td>
        {due && stage !== "Paid" ? (
          <span class="o_portal_sidebar_timeago" datetime={due}></span>
        ) : (
          (portalTexts(visit).stages[stage] ?? stage)
        )}
      </td>
      <td class="text-right">
        {amount !== null && (
          <span>
            <Money visit={visit} cents={amount} />
          </span>
        )}
      </td>
    </tr>
  );
};

const Pages = ({ visit, list }: Part) => (
  <div class="o_portal_pager text-center">
    {list.pages > 1 && (
      <ul class="pagination">
        {Array.from({ length: list.pages }, (_, index) => index + 1).map((page) => (
          <li class={`page-item${page === list.page ? " active" : ""}`}>
            <a
              class="page-link"
              href={address(visit, list, { page })}
              aria-current={page === list.page ? "page" : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
);

/** /my/orders, /my/invoices, /my/tickets. */
export const DocumentsPage = ({ visit, list }: Part) => {
  const t = portalTexts(visit);
  return (
    <Frame visit={visit} title={t.kinds[list.kind]}>
      <h1 class="h3">{t.kinds[list.kind]}</h1>
      <nav
        class="navbar navbar-light navbar-expand-lg border py-0 mb-2 o_portal_navbar mt-3 rounded"
        aria-label={t.list}
      >
        <Sort visit={visit} list={list} />
        <Search visit={visit} list={list} />
      </nav>
      {list.documents.length > 0 ? (
        <div class="table-responsive border rounded border-top-0">
          <table class="table rounded mb-0 bg-white o_portal_my_doc_table">
            <thead>
              <tr class="active">
                <th>{t.reference}</th>
                <th>{t.title}</th>
                <th class="text-right">{t.date}</th>
                <th>{t.status}</th>
                <th class="text-right">{t.total}</th>
              </tr>
            </thead>
            <tbody>
              {list.documents.map((document) => (
                <Row visit={visit} kind={list.kind} document={document} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p class="alert alert-info">{t.nothing}</p>
      )}
      <Pages visit={visit} list={list} />
    </Frame>
  );
};
