import type { Stored } from "../area.ts";

/** Requests for a quote, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "quotes",
    title: { en: "Requests for a quote", ar: "طلبات عرض سعر" },
    columns: [
      { en: "Name", ar: "الاسم" },
      { en: "Email", ar: "البريد" },
      { en: "Phone", ar: "الهاتف" },
      { en: "Company", ar: "الشركة" },
      { en: "Subject", ar: "الموضوع" },
      { en: "Wants", ar: "يريد" },
    ],
    select: `select created_at as at, quote_request.id as id, array[
        contact_name,
        email,
        phone,
        company,
        subject,
        description]
        as cells
      from quote_request`,
  },
];
