import type { Stored } from "../area.ts";

/** Payments and stored cards, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "payments",
    title: { en: "Payments", ar: "المدفوعات" },
    columns: [
      { en: "Reference", ar: "المرجع" },
      { en: "State", ar: "الحالة" },
      { en: "Amount", ar: "المبلغ" },
      { en: "Currency", ar: "العملة" },
      { en: "By", ar: "عبر" },
      { en: "Order", ar: "الطلب" },
    ],
    select: `select payment_transaction.date as at, payment_transaction.id as id, array[
        reference,
        payment_transaction.state,
        round(payment_transaction.amount / 100.0, 2)::text,
        currency,
        provider,
        coalesce(sale_order.name, portal_document.name)]
        as cells
      from payment_transaction left join sale_order on sale_order.id = order_id left join portal_document on portal_document.id = portal_order_id`,
  },
  {
    name: "cards",
    title: { en: "Saved cards", ar: "البطاقات المحفوظة" },
    columns: [
      { en: "Card", ar: "البطاقة" },
      { en: "At", ar: "لدى" },
      { en: "State", ar: "الحالة" },
      { en: "Who", ar: "من" },
    ],
    select: `select null::timestamptz as at, payment_token.id as id, array[
        payment_token.name,
        payment_acquirer.name,
        payment_token.state,
        partner.name]
        as cells
      from payment_token join payment_acquirer on payment_acquirer.id = acquirer_id left join partner on partner.id = partner_id`,
  },
];
