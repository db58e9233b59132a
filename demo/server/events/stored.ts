import type { Stored } from "../area.ts";

/** Registrations, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "registrations",
    title: { en: "Registrations for events", ar: "التسجيل في الفعاليات" },
    columns: [
      { en: "Event", ar: "الفعالية" },
      { en: "Ticket", ar: "التذكرة" },
      { en: "Name", ar: "الاسم" },
      { en: "Email", ar: "البريد" },
      { en: "Phone", ar: "الهاتف" },
      { en: "Order", ar: "الطلب" },
    ],
    select: `select event_registration.created_at as at, event_registration.id as id, array[
        event.name,
        event_ticket.name,
        event_registration.name,
        email,
        phone,
        sale_order.name]
        as cells
      from event_registration join event on event.id = event_registration.event_id join event_ticket on event_ticket.id = ticket_id left join sale_order on sale_order.id = order_id`,
  },
];
