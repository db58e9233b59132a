import type { Stored } from "../area.ts";

/** Messages about records, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "posts",
    title: { en: "Messages about records", ar: "رسائل عن السجلات" },
    columns: [
      { en: "About", ar: "عن" },
      { en: "Author", ar: "الكاتب" },
      { en: "Message", ar: "الرسالة" },
      { en: "Stars", ar: "النجوم" },
    ],
    select: `select posted_at as at, chatter_message.id as id, array[
        model || ' ' || record_id,
        partner.name,
        regexp_replace(body, '<[^>]*>', ' ', 'g'),
        trim_scale(rating / 2.0)::text]
        as cells
      from chatter_message join partner on partner.id = author_id`,
  },
];
