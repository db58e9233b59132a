import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";

const pages = [
  { id: 1, name: "Home", url: "/", published: true },
  { id: 2, name: "Contact Us", url: "/contactus", published: true },
  { id: 4, name: "Spring sale", url: "/spring-sale", published: false },
  { id: 5, name: "Our workshop", url: "/our-workshop", published: true },
];

/** Companies of the users: editors have both, the rest of the team the first one. */
const companies = [
  { id: 1, name: "Harbour & Pine" },
  { id: 2, name: "Harbour & Pine Workshop" },
];

const websites = [
  { id: 1, name: "Harbour & Pine" },
  { id: 2, name: "Workshop" },
];

const views = [
  {
    id: 930,
    page_key: "website.tools",
    key: "website.tools_pictures",
    name: "Pictures",
    parent: "Tools",
    active: true,
  },
  {
    id: 931,
    page_key: "website.tools",
    key: "website.tools_outside",
    name: "From other sites",
    parent: "Tools",
    active: true,
  },
];

export const seedViews = (queries: Queries): Promise<void> => insert(queries, "website_view", views);

/** Fills the records that the site's team works with. */
export async function seedSite(queries: Queries): Promise<void> {
  await insert(queries, "website_page", pages);
  await insert(queries, "company", companies);
  await insert(queries, "website", websites);
  await queries.query(
    `insert into account_company (account_id, company_id)
     select account.id, company.id from account, company where company.id = 1 or role in ('admin', 'publisher')`,
  );
}
