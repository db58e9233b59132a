import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

const en = {
  contact: "Contact us",
  contactLead: "Contact us about anything related to our furniture or repairs.",
  contactNote: "We'll do our best to get back to you as soon as possible.",
  name: "Your Name",
  phone: "Phone Number",
  email: "Email",
  company: "Your Company",
  subject: "Subject",
  question: "Your Question",
  send: "Send",

  jobs: "Jobs",
  work: "Work with us",
  workLead: "Three benches are free. Two of them have sawdust on them.",
  apply: "Apply",
  applyFor: "Apply: {job}",
  yourEmail: "Your Email",
  yourPhone: "Your Phone Number",
  introduction: "Short Introduction",
  resume: "Resume",
  submit: "Submit",

  thanksTitle: "Thanks",
  thanks: "Thanks!",
  messageSent: "Your message has been sent. We will get back to you shortly.",
  applicationSent: "Your application has been sent. We read every one of them.",
  toStart: "Back to the start page",
};

const ar: typeof en = {
  contact: "اتصل بنا",
  contactLead: "اكتب إلينا بشأن أي شيء يخص أثاثنا أو إصلاحه.",
  contactNote: "سنبذل ما في وسعنا لنرد عليك في أقرب وقت.",
  name: "اسمك",
  phone: "رقم الهاتف",
  email: "البريد الإلكتروني",
  company: "شركتك",
  subject: "الموضوع",
  question: "سؤالك",
  send: "إرسال",

  jobs: "وظائف",
  work: "اعمل معنا",
  workLead: "لدينا ثلاث طاولات عمل شاغرة، على اثنتين منها نشارة خشب.",
  apply: "قدّم طلبك",
  applyFor: "قدّم طلبك: {job}",
  yourEmail: "بريدك الإلكتروني",
  yourPhone: "رقم هاتفك",
  introduction: "تعريف قصير بك",
  resume: "السيرة الذاتية",
  submit: "إرسال",

  thanksTitle: "شكرًا",
  thanks: "شكرًا!",
  messageSent: "أُرسلت رسالتك. سنرد عليك قريبًا.",
  applicationSent: "أُرسل طلبك. نقرأ كل طلب يصلنا.",
  toStart: "العودة إلى الصفحة الرئيسية",
};

/** Returns the texts of the suite's own forms; names of jobs are English. */
export const formPageTexts = (visit: Visit): typeof en => textsFor(visit, { en, ar });
