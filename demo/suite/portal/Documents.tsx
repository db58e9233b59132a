/** @jsxImportSource hono/jsx */
import { localPath } from "#demo/server/language.ts";
import { type DocumentList, type Kind, type PortalDocument, searches, sorts } from "#demo/server/portal/documents.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Frame } from "./Frame.tsx";

export const kindNames: Readonly<Record<Kind, string>> = {
  order: "Sales Orders",
  invoice: "Invoices",
  ticket: "Tickets",
};
const sortNames: Readonly<Record<keyof typeof sorts, string>> = { date: "Date", name: "Reference", stage: "Stage" };
const searchNames: Readonly<Record<keyof typeof searches, string>> = { all: "All", name: "Reference", title: "Title" };

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
    <span class="small mr-1 navbar-text">Sort By:</span>
    <div class="btn-group">
      <button id="portal_searchbar_sortby" data-toggle="dropdown" class="btn btn-secondary btn-sm dropdown-toggle">
        {sortNames[list.sortby]}
      </button>
      <div class="dropdown-menu" aria-labelledby="portal_searchbar_sortby">
        {(Object.keys(sorts) as (keyof typeof sorts)[]).map((sortby) => (
          <a href={address(visit, list, { sortby })} class={`dropdown-item${sortby === list.sortby ? " active" : ""}`}>
            <span>{sortNames[sortby]}</span>
          </a>
        ))}
      </div>
    </div>
  </div>
);
const Search = ({ list }: { list: DocumentList }) => (
  <form class="form-inline o_portal_search_panel ml-lg-4 col-xl-4 col-md-5">
    <div class="input-group input-group-sm w-100">
      <div class="input-group-prepend">
        <button
          type="button"
          class="btn btn-secondary dropdown-toggle"
          data-toggle="dropdown"
          aria-label="Search in"
        ></button>
        <div class="dropdown-menu" role="menu">
          {(Object.keys(searches) as (keyof typeof searches)[]).map((key) => (
            <a href={`#${key}`} class={`dropdown-item${key === list.search_in ? " active" : ""}`} role="menuitem">
              Search <span class="nolabel">in {searchNames[key]}</span>
            </a>
          ))}
        </div>
      </div>
      <input type="text" class="form-control form-control-sm" placeholder="Search" name="search" value={list.search} />
      <span class="input-group-append">
        <button class="btn btn-secondary search-submit" type="button">
          <span class="fa fa-search"></span>
        </button>
      </span>
    </div>
  </form>
);

const dollars = (cents: number): string => (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });

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
      <td class="text-right">{date}</td>
      <td>{due && stage !== "Paid" ? <span class="o_portal_sidebar_timeago" datetime={due}></span> : stage}</td>
      <td class="text-right">
        {amount !== null && (
          <span>
            $ <span class="oe_currency_value">{dollars(amount)}</span>
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
export const DocumentsPage = ({ visit, list }: Part) => (
  <Frame visit={visit} title={kindNames[list.kind]}>
    <h1 class="h3">{kindNames[list.kind]}</h1>
    <nav class="navbar navbar-light navbar-expand-lg border py-0 mb-2 o_portal_navbar mt-3 rounded" aria-label="List">
      <Sort visit={visit} list={list} />
      <Search list={list} />
    </nav>
    {list.documents.length > 0 ? (
      <div class="table-responsive border rounded border-top-0">
        <table class="table rounded mb-0 bg-white o_portal_my_doc_table">
          <thead>
            <tr class="active">
              <th>Ref.</th>
              <th>Title</th>
              <th class="text-right">Date</th>
              <th>Status</th>
              <th class="text-right">Total</th>
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
      <p class="alert alert-info">There are no documents that fit.</p>
    )}
    <Pages visit={visit} list={list} />
  </Frame>
);
