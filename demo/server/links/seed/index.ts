import type { Queries } from "#demo/server/database.ts";
import { insertAll } from "#demo/server/insert.ts";
import { clicksOf, type Interest } from "./clicks.ts";

const campaigns = [
  "Open workshop day",
  "Spring letter",
  "Repair week",
  "Christmas orders",
  "Conference for makers",
  "Ten years of repairs",
];
const media = ["Website", "Email", "Banner ads", "Social network", "Printed card", "Poster", "Phone", "Direct"];
const sources = ["Search engine", "Newsletter", "Partner site", "Fair", "Shop window", "Photo network", "Local paper"];

/** Countries beside Portugal, with the suite's ids, by number of clicks. */
const countries = [
  { id: 233, name: "United States", code: "US" },
  { id: 38, name: "Canada", code: "CA" },
  { id: 231, name: "United Kingdom", code: "GB" },
  { id: 57, name: "Germany", code: "DE" },
  { id: 75, name: "France", code: "FR" },
  { id: 165, name: "Netherlands", code: "NL" },
  { id: 20, name: "Belgium", code: "BE" },
  { id: 113, name: "Japan", code: "JP" },
  { id: 68, name: "Spain", code: "ES" },
  { id: 109, name: "Italy", code: "IT" },
  { id: 65, name: "Egypt", code: "EG" },
];

interface Tracked {
  /** Address; a path is a page of this site. */
  readonly url: string;
  readonly title: string;
  /** Positions in the lists above, from 1. */
  readonly campaign?: number;
  readonly medium?: number;
  readonly source?: number;
  /** Codes; the last one is shown. */
  readonly codes: readonly string[];
  readonly interest: Interest;
}

const workshop = "/event/open-workshop-day-1/register";

const links: readonly Tracked[] = [
  {
    url: "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    title: "The chair we almost did not build | Harbour & Pine",
    campaign: 2,
    medium: 2,
    source: 2,
    codes: ["k3P", "chair"],
    interest: { days: 365, average: 4, peak: { ago: 210, width: 9, height: 22 } },
  },
  {
    url: "/blog/our-blog-1/post/what-a-table-costs-2",
    title: "What a table costs | Harbour & Pine",
    medium: 4,
    source: 6,
    codes: ["Qz7", "table", "table-price"],
    interest: { days: 340, average: 2.5, peak: { ago: 96, width: 5, height: 18 } },
  },
  {
    url: "/blog/repair-notes-2/post/a-wobbling-leg-in-twenty-minutes-4",
    title: "A wobbling leg in twenty minutes | Harbour & Pine",
    campaign: 3,
    medium: 4,
    source: 3,
    codes: ["w0b"],
    interest: { days: 300, average: 1.4, peak: { ago: 45, width: 4, height: 12 } },
  },
  {
    url: workshop,
    title: "Open workshop day | Harbour & Pine",
    campaign: 1,
    medium: 6,
    source: 5,
    codes: ["Day", "workshop"],
    interest: { days: 120, average: 1.2, peak: { ago: 18, width: 8, height: 9 } },
  },
  {
    url: workshop,
    title: "Open workshop day | Harbour & Pine",
    campaign: 1,
    medium: 2,
    source: 2,
    codes: ["Dm2"],
    interest: { days: 60, average: 0.8, peak: { ago: 12, width: 2, height: 16 } },
  },
  {
    url: "/event/conference-for-makers-of-small-things-2/register",
    title: "Conference for makers of small things | Harbour & Pine",
    campaign: 5,
    medium: 1,
    source: 3,
    codes: ["c0N"],
    interest: { days: 150, average: 0.7 },
  },
  {
    url: "/newsletter",
    title: "Newsletter | Harbour & Pine",
    campaign: 2,
    medium: 5,
    source: 4,
    codes: ["LtR", "letter"],
    interest: { days: 365, average: 0.5, peak: { ago: 250, width: 3, height: 10 } },
  },
  {
    url: "/contactus",
    title: "Contact us | Harbour & Pine",
    medium: 7,
    source: 7,
    codes: ["Hi5"],
    interest: { days: 280, average: 0.3 },
  },
  { url: "/blog", title: "Our Blog | Harbour & Pine", codes: ["bL0"], interest: { days: 365, average: 0.9 } },
  {
    url: "https://makersfair.example/exhibitors/harbour-and-pine?hall=3",
    title: "Harbour & Pine, hall 3",
    campaign: 5,
    medium: 3,
    source: 4,
    codes: ["f4R", "hall-3"],
    interest: { days: 90, average: 0.6, peak: { ago: 70, width: 3, height: 14 } },
  },
  {
    url: "https://slowwood.example/members",
    title: "Slow Wood, our members",
    campaign: 6,
    medium: 8,
    source: 3,
    codes: ["sLw"],
    interest: { days: 200, average: 0.2 },
  },
  // New link without clicks.
  {
    url: "/blog/our-blog-1/post/oil-soap-or-nothing-at-all-3",
    title: "Oil, soap or nothing at all | Harbour & Pine",
    campaign: 4,
    medium: 4,
    source: 6,
    codes: ["0iL"],
    interest: { days: 0, average: 0 },
  },
];

/** Mitchell created all links but the letters, which Ines created while she was on the mailing team. */
const [mitchell, ines] = [2, 8];

const day = 86_400_000;
const numbered = (names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

/** Fills twelve tracked links with clicks of the last year. */
export async function seedLinks(queries: Queries): Promise<void> {
  const now = Date.now();
  const rows = links.map(({ url, title, campaign, medium, source, codes, interest }, index) => {
    const create_date = new Date(now - interest.days * day);
    const create_uid = campaign === 2 ? ines : mitchell;
    const link = {
      id: index + 1,
      url,
      title,
      campaign_id: campaign,
      medium_id: medium,
      source_id: source,
      create_uid,
      create_date,
      write_uid: create_uid,
      write_date: create_date,
    };
    return {
      link,
      codes: codes.map((code) => ({ code, link_id: link.id, create_uid, create_date })),
      clicks: clicksOf(link.id, interest, now, [...countries.map(({ id }) => id), 1]),
    };
  });
  const tables = {
    utm_campaign: numbered(campaigns),
    utm_medium: numbered(media),
    utm_source: numbered(sources),
    link_tracker: rows.map(({ link }) => link),
  };
  await insertAll(queries, "country", countries);
  for (const [table, content] of Object.entries(tables)) {
    await insertAll(queries, table, content);
    await queries.query(`select setval(pg_get_serial_sequence('${table}', 'id'), $1)`, [content.length]);
  }
  await insertAll(
    queries,
    "link_tracker_code",
    rows.flatMap(({ codes }) => codes),
  );
  await insertAll(
    queries,
    "link_tracker_click",
    rows.flatMap(({ clicks }) => clicks),
  );
  await queries.query(
    `update link_tracker set write_date = latest, write_uid = null
     from (select link_id, max(create_date) as latest from link_tracker_click group by link_id) as clicked where link_id = link_tracker.id`,
  );
}
