/** @jsxImportSource hono/jsx */
import { answersChats } from "../../server/chat/operator.ts";
import { listPosted } from "../../server/chatter/posted.ts";
import type { PageArea } from "../area.ts";
import { PostedPage } from "./PostedPage.tsx";
import { postedTexts } from "./texts.ts";

export const area: PageArea = {
  title: { en: "Portal", ar: "بوابة العملاء" },
  links: [
    {
      path: "/try/portal",
      sequence: 69,
      isInFooter: true,
      words: {
        en: {
          title: "Portal in simple markup",
          note: "Details, search, due labels and statements in markup of one’s own: sign in as portal user in the QA panel.",
        },
        ar: {
          title: "البوابة بترميز بسيط",
          note: "البيانات والبحث ومواعيد الاستحقاق وكشوف الحساب بترميزك: سجّل الدخول عميلًا من لوحة QA.",
        },
      },
    },
    {
      path: "/my/customer_statements",
      sequence: 73,
      words: {
        en: { title: "Statements", note: "A statement by e-mail: sign in as portal user in the QA panel." },
        ar: { title: "كشوف الحساب", note: "كشف حساب بالبريد الإلكتروني: سجّل الدخول عميلًا من لوحة QA." },
      },
    },
    {
      path: "/my/orders",
      sequence: 71,
      words: {
        en: {
          title: "Your documents",
          note: "Lists of orders, invoices and tickets to search, sort and turn over: sign in as portal user in the QA panel.",
        },
        ar: {
          title: "مستنداتك",
          note: "قوائم الطلبات والفواتير والتذاكر للبحث والفرز والتصفح: سجّل الدخول عميلًا من لوحة QA.",
        },
      },
    },
    {
      path: "/web/signup",
      sequence: 72,
      words: {
        en: { title: "Sign up", note: "The form of a new account, sent once however often it is pressed." },
        ar: { title: "إنشاء حساب", note: "نموذج حساب جديد، يُرسَل مرة واحدة مهما تكرر الضغط." },
      },
    },
    {
      path: "/my/account",
      sequence: 70,
      words: {
        en: {
          title: "Your details",
          note: "A customer’s details, with states by country: sign in as portal user in the QA panel.",
        },
        ar: {
          title: "بياناتك",
          note: "بيانات العميل، والولايات بحسب الدولة: سجّل الدخول عميلًا من لوحة QA.",
        },
      },
    },
    {
      path: "/operator/messages",
      sequence: 74,
      words: {
        en: { title: "Messages received", note: "What people have written about records, for the operator." },
        ar: { title: "الرسائل الواردة", note: "ما كتبه الناس عن السجلات، للموظف." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/operator/messages",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        return {
          title: postedTexts[view.textLang].title,
          sheets: ["try"],
          content: (
            <PostedPage view={view} isOurs={isOurs} messages={mayRead ? await listPosted(suite.database) : undefined} />
          ),
        };
      }),
    );
  },
};
