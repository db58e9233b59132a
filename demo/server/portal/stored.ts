import type { Stored } from "../area.ts";

/** Actions of customers on their documents, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "signatures",
    title: { en: "Signed and declined orders", ar: "طلبات وُقّعت أو رُفضت" },
    columns: [
      { en: "Order", ar: "الطلب" },
      { en: "Signed by", ar: "وقّعه" },
      { en: "State", ar: "الحالة" },
      { en: "Declined because", ar: "سبب الرفض" },
    ],
    select: `select signed_on as at, portal_order.id as id, array[
        portal_document.name,
        signed_by,
        state,
        declined]
        as cells
      from portal_order join portal_document using (id) where signed_by is not null or declined is not null`,
  },
  {
    name: "statements",
    title: { en: "Statements asked for", ar: "كشوف الحساب المطلوبة" },
    columns: [
      { en: "Who", ar: "من" },
      { en: "Email", ar: "البريد" },
      { en: "As", ar: "بصفة" },
      { en: "Only what is overdue", ar: "المتأخرات وحدها" },
    ],
    select: `select sent_at as at, portal_statement.id as id, array[
        partner.name,
        email,
        kind,
        case when overdue then '✓' end]
        as cells
      from portal_statement join partner on partner.id = partner_id`,
  },
  {
    name: "splits",
    title: { en: "PDFs to split", ar: "ملفات PDF للتقسيم" },
    columns: [
      { en: "File", ar: "الملف" },
      { en: "Pages", ar: "الصفحات" },
      { en: "All others too", ar: "وكل ما سواها" },
    ],
    select: `select null::timestamptz as at, portal_split.id as id, array[
        attachment.name,
        indices,
        case when remainder then '✓' end]
        as cells
      from portal_split join attachment on attachment.id = attachment_id`,
  },
  {
    name: "customers",
    title: { en: "Customers’ details", ar: "بيانات العملاء" },
    columns: [
      { en: "Name", ar: "الاسم" },
      { en: "Email", ar: "البريد" },
      { en: "Phone", ar: "الهاتف" },
      { en: "Company", ar: "الشركة" },
      { en: "Address", ar: "العنوان" },
    ],
    select: `select null::timestamptz as at, account.id as id, array[
        partner.name,
        email,
        phone,
        company_name,
        concat_ws(', ', street, zip, city, country_state.name, country.name)]
        as cells
      from account join partner on partner.id = account.partner_id left join country on country.id = partner.country_id left join country_state on country_state.id = partner.state_id where role = 'portal'`,
  },
];
