import type { Stored } from "../area.ts";

/** Links with their clicks, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "links",
    title: { en: "Tracked links", ar: "الروابط المتتبعة" },
    columns: [
      { en: "Title", ar: "العنوان" },
      { en: "Address", ar: "الوجهة" },
      { en: "Code", ar: "الرمز" },
      { en: "Campaign", ar: "الحملة" },
      { en: "Clicks", ar: "النقرات" },
    ],
    select: `select create_date as at, tracked_link.id as id, array[
        title,
        url,
        code,
        campaign,
        cardinality(click_ids)::text]
        as cells
      from tracked_link`,
  },
  {
    name: "clicks",
    title: { en: "Clicks on links", ar: "النقرات على الروابط" },
    columns: [
      { en: "Link", ar: "الرابط" },
      { en: "Country", ar: "البلد" },
    ],
    select: `select link_tracker_click.create_date as at, link_tracker_click.id as id, array[
        title,
        country.name]
        as cells
      from link_tracker_click join link_tracker on link_tracker.id = link_id left join country on country.id = country_id`,
  },
];
