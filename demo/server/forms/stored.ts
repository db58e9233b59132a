import type { Stored } from "../area.ts";

/** Received forms, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "forms",
    title: { en: "Forms sent", ar: "نماذج أُرسلت" },
    columns: [
      { en: "Form", ar: "النموذج" },
      { en: "Fields", ar: "الحقول" },
      { en: "Besides", ar: "وأيضًا" },
      { en: "Files", ar: "الملفات" },
    ],
    select: `select created_at as at, form_record.id as id, array[
        model,
        (select string_agg(key || ': ' || value, ', ' order by key) from jsonb_each_text(fields)),
        custom,
        (select string_agg(name, ', ' order by id) from form_file where record_id = form_record.id)]
        as cells
      from form_record`,
  },
];
