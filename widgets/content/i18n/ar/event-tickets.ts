import type { EventTicketsTexts } from "#content/event-tickets/event-tickets.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const eventTickets = {
  ...failures,
  failureGone: "لم تعد هذه الفعالية متاحة.",
  failureSession: "انتهت جلستك. حاول مجددًا ثم تابع.",
  missing: "يُرجى اختيار تذكرة واحدة على الأقل.",
  loading: "النموذج في الطريق…",
  attendees: "الحضور",
  attendee: "المشارك {number}",
  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "الهاتف (اختياري)",
  required: "يُرجى ملء هذا الحقل.",
  choose: "يُرجى الاختيار من القائمة.",
  emailExample: "يُرجى إدخال بريد إلكتروني مثل name@example.com.",
  close: "إغلاق",
  sending: "جارٍ إرسال تسجيلك…",
  notSent: "لم يتم تسجيلك.",
  unknown: "لم يصل رد، فربما سُجِّلت وربما لا. راجع بريدك الإلكتروني وسلتك قبل المحاولة مجددًا.",
  registered: "تم تسجيلك. يسعدنا حضورك!",
  calendar: "أضف إلى تقويمك",
} satisfies EventTicketsTexts;
