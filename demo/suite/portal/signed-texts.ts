import type { Localized } from "#demo/common/page-link.ts";

const en = {
  title: "Signed and declined orders",
  lead: "Orders that customers signed, paid or declined, the newest first.",
  nothing: "Nothing yet. Sign an order, and it stands here.",
  signIn: "Sign in as operator in the QA panel to see what customers have signed and paid.",
  elsewhere: "This site is a front end of a real suite. See its orders there.",
  signature: "Signature",
  signedBy: "Signed by",
  declined: "Declined:",
  payments: "Payments",
  states: { pending: "expected", authorized: "authorized", done: "paid", error: "failed" },
};

export const signedTexts: Localized<typeof en> = {
  en,
  ar: {
    title: "طلبات أُجيب عنها",
    lead: "ما وقّعه العملاء أو دفعوه أو رفضوه، الأحدث أولًا.",
    nothing: "لا شيء بعد. وقّع طلبًا فيظهر هنا.",
    signIn: "سجّل الدخول موظفًا من لوحة QA لترى ما وقّعه العملاء ودفعوه.",
    elsewhere: "هذا الموقع أمام نظام حقيقي. انظر طلباته هناك.",
    signature: "التوقيع",
    signedBy: "وقّعه",
    declined: "مرفوض:",
    payments: "المدفوعات",
    states: { pending: "بانتظار الوصول", authorized: "مصرّح به", done: "مدفوع", error: "فشل" },
  },
};
