import type { Wordings } from "../page-link.ts";

const en = {
  title: "Orders answered",
  lead: "What customers have signed or declined, the newest first.",
  nothing: "Nothing yet. Sign an order, and it stands here.",
  signIn: "Sign in as operator in the QA panel to see what customers have signed.",
  elsewhere: "This site stands in front of a real suite. See its orders there.",
  signature: "Signature",
  signedBy: "Signed by",
  declined: "Declined:",
};

export const signedTexts: Wordings<typeof en> = {
  en,
  ar: {
    title: "طلبات أُجيب عنها",
    lead: "ما وقّعه العملاء أو رفضوه، الأحدث أولًا.",
    nothing: "لا شيء بعد. وقّع طلبًا فيظهر هنا.",
    signIn: "سجّل الدخول موظفًا من لوحة QA لترى ما وقّعه العملاء.",
    elsewhere: "هذا الموقع أمام نظام حقيقي. انظر طلباته هناك.",
    signature: "التوقيع",
    signedBy: "وقّعه",
    declined: "مرفوض:",
  },
};
