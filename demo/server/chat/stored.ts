import type { Stored } from "../area.ts";

/** Chats, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "chats",
    title: { en: "Live chats", ar: "المحادثات" },
    columns: [
      { en: "Visitor", ar: "الزائر" },
      { en: "Operator", ar: "الموظف" },
      { en: "On page", ar: "في صفحة" },
      { en: "Messages", ar: "الرسائل" },
      { en: "Rating", ar: "التقييم" },
      { en: "Said of it", ar: "قيل عنه" },
    ],
    select: `select created_at as at, mail_channel.id as id, array[
        coalesce(anonymous_name, mail_channel.name),
        operator.name,
        page,
        (select count(*) from message where channel_id = mail_channel.id)::text,
        rate::text,
        reason]
        as cells
      from mail_channel left join partner as operator on operator.id = operator_id left join rating on rating.channel_id = mail_channel.id where channel_type = 'livechat'`,
  },
  {
    name: "messages",
    title: { en: "Messages of chats", ar: "رسائل المحادثات" },
    columns: [
      { en: "Chat", ar: "المحادثة" },
      { en: "Author", ar: "الكاتب" },
      { en: "Message", ar: "الرسالة" },
    ],
    select: `select date as at, message.id as id, array[
        coalesce(anonymous_name, mail_channel.name),
        coalesce(partner.name, email_from),
        regexp_replace(body, '<[^>]*>', ' ', 'g')]
        as cells
      from message join mail_channel on mail_channel.id = channel_id left join partner on partner.id = author_id`,
  },
];
