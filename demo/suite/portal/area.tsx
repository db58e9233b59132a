/** @jsxImportSource hono/jsx */
import { answersChats } from "#demo/server/chat/operator.ts";
import { listPosted } from "#demo/server/chatter/posted.ts";
import type { Queries } from "#demo/server/database.ts";
import { decidedPayments } from "#demo/server/payment/transaction.ts";
import { answeredOrders } from "#demo/server/portal/orders/order.ts";
import { payableOrder, sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { SuiteArea } from "../area.ts";
import { postedTexts } from "./posted-texts.ts";
import { PostedPage } from "./PostedPage.tsx";
import { recordRoutes } from "./records.tsx";
import { signedTexts } from "./signed-texts.ts";
import { type Answered, SignedPage } from "./SignedPage.tsx";

async function listAnswered(queries: Queries): Promise<Answered> {
  const orders = await answeredOrders(queries);
  return {
    orders,
    payments: await decidedPayments(
      queries,
      orders.map(({ id }) => id),
    ),
  };
}

export const area: SuiteArea = {
  title: { en: "Portal", ar: "بوابة العملاء" },
  links: [
    {
      path: "/try/portal",
      sequence: 69,
      isInFooter: true,
      texts: {
        en: {
          title: "Portal in simple markup",
          note: "Details, search, due labels and statements in custom markup: sign in as portal user in the QA panel.",
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
      texts: {
        en: { title: "Statements", note: "A statement by e-mail: sign in as portal user in the QA panel." },
        ar: { title: "كشوف الحساب", note: "كشف حساب بالبريد الإلكتروني: سجّل الدخول عميلًا من لوحة QA." },
      },
    },
    {
      path: `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`,
      sequence: 71,
      texts: {
        en: {
          title: "An order to sign",
          note: "Change its quantities, draw or type a signature, or decline it, without an account.",
        },
        ar: { title: "طلب للتوقيع", note: "غيّر الكميات، وارسم توقيعك أو اكتبه، أو ارفض الطلب: بلا حساب." },
      },
    },
    {
      path: `/my/orders/${payableOrder.id}?access_token=${payableOrder.token}`,
      sequence: 71,
      texts: {
        en: {
          title: "An order to pay",
          note: "Pay the signed order by card, by transfer or with Quay Pay, without an account.",
        },
        ar: { title: "طلب للدفع", note: "ادفع طلبًا موقّعًا ببطاقة أو بتحويل أو عبر Quay Pay: بلا حساب." },
      },
    },
    {
      path: "/website_payment/pay?reference=INV/2026/0003&amount=12.50",
      sequence: 71,
      texts: {
        en: { title: "A payment by link", note: "An amount to pay from an e-mail, without an order." },
        ar: { title: "دفع عبر رابط", note: "ما تطلب رسالة دفعه: مبلغ بلا طلب." },
      },
    },
    {
      path: "/operator/orders",
      sequence: 74,
      texts: {
        en: {
          title: "Signed and declined orders",
          note: "Orders that customers signed, paid or declined, for the operator.",
        },
        ar: { title: "طلبات أُجيب عنها", note: "ما وقّعه العملاء أو دفعوه أو رفضوه، للموظف." },
      },
    },
    {
      path: "/my/orders",
      sequence: 71,
      texts: {
        en: {
          title: "Your documents",
          note: "Lists of orders, invoices and tickets with search, order and pages: sign in as portal user in the QA panel.",
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
      texts: {
        en: { title: "Sign up", note: "The form of a new account, submitted once despite repeated presses." },
        ar: { title: "إنشاء حساب", note: "نموذج حساب جديد، يُرسَل مرة واحدة مهما تكرر الضغط." },
      },
    },
    {
      path: "/my/account",
      sequence: 70,
      texts: {
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
      path: "/operator/statements",
      sequence: 75,
      texts: {
        en: { title: "Requested statements", note: "Statements that customers requested, for the operator." },
        ar: { title: "كشوف أُرسلت", note: "كشوف الحساب التي طلبها العملاء، للموظف." },
      },
    },
    {
      path: "/operator/customers",
      sequence: 76,
      texts: {
        en: { title: "Customers", note: "Details of customers, for the operator." },
        ar: { title: "العملاء", note: "ما قاله العملاء عن أنفسهم، للموظف." },
      },
    },
    {
      path: "/operator/splits",
      sequence: 76,
      texts: {
        en: { title: "PDFs to split", note: "Pages that customers want as separate files, for the operator." },
        ar: { title: "ملفات PDF مقسّمة", note: "الصفحات التي أرادها العملاء ملفات مستقلة، للموظف." },
      },
    },
    {
      path: "/operator/messages",
      sequence: 74,
      texts: {
        en: { title: "Messages about records", note: "Messages about posts, products and projects, for the operator." },
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
    app.get(
      "/operator/orders",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        return {
          title: signedTexts[view.textLang].title,
          sheets: ["try"],
          content: (
            <SignedPage
              view={view}
              isOurs={isOurs}
              answered={mayRead ? await listAnswered(suite.database) : undefined}
            />
          ),
        };
      }),
    );
    recordRoutes(app, { suite, show });
  },
};
