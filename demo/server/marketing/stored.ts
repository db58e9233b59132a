import type { Stored } from "../area.ts";

/** Subscriptions, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "subscribers",
    title: { en: "Newsletter", ar: "النشرة البريدية" },
    columns: [
      { en: "List", ar: "القائمة" },
      { en: "Email", ar: "البريد" },
      { en: "Has left", ar: "ألغى" },
    ],
    select: `select null::timestamptz as at, contact_id as id, array[
        mailing_list.name,
        email,
        case when opt_out then '✓' end]
        as cells
      from mailing_subscription join mailing_contact on mailing_contact.id = contact_id join mailing_list on mailing_list.id = list_id`,
  },
  {
    name: "followers",
    title: { en: "Followers", ar: "المتابعون" },
    columns: [
      { en: "Of", ar: "لـ" },
      { en: "Who", ar: "من" },
      { en: "Email", ar: "البريد" },
    ],
    select: `select null::timestamptz as at, partner_id as id, array[
        model || ' ' || record_id,
        partner.name,
        email]
        as cells
      from follower join partner on partner.id = partner_id`,
  },
  {
    name: "pushes",
    title: { en: "Browsers that take push notifications", ar: "متصفحات تستقبل الإشعارات" },
    columns: [
      { en: "Push service", ar: "خدمة الإشعارات" },
      { en: "Who", ar: "من" },
    ],
    select: `select created_at as at, 0 as id, array[
        substring(address from '^[a-z]+://[^/]+'),
        partner.name]
        as cells
      from push_token join session on session.id = session_id join account on account.id = user_id join partner on partner.id = account.partner_id`,
  },
];
