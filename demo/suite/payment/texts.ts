import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";

const en = {
  trial: "Your last payment",
  trialNote: "The QA panel on this page makes payments and settles them. {follow} as after a checkout.",
  trialFollow: "Follow them",
  trialNone: "There is none.",
  trialMake: "Make a pending one",

  authorized: "Your payment has been authorized.",
  error: "An error occured while processing your payment. Please try again or contact your administrator.",
  details: "Please use the following transfer details",
  account: "Bank Account",
  communication: "Communication",
  instruction: "Please use the order name as communication reference.",
  reference: "Communication:",

  home: "Home",
  methods: "Payment Methods",
  manage: "Manage your Payment Methods",
  wireTransfer: "Wire Transfer",
  cardNumber: "Card number",
  holder: "Cardholder name",
  expiry: "Expires (MM / YY)",
  code: "CVC",
  andMore: "and more",
  verified: "Verified",
  verifiedHint: "This payment method is verified by our system.",
  notVerified: "Not verified",
  notVerifiedHint: "This payment method has not been verified by our system.",
  saveMethod: "Save my payment data",
  remove: "Remove card",
  removeNamed: "Remove card {card}",
  addCard: "Add new card",

  payment: "Payment",
  linkReference: "Reference:",
  linkAmount: "Amount:",
  payAmount: "Pay {amount}",

  testCards: "Cards to try",
  testCardsNote: "Nothing is paid. Use any name, any future date and any code.",
  anyOther: "any other",
  outcomes: {
    accepted: "accepted",
    form: "accepted; the bank asks on a page of its own",
    frame: "accepted; the bank asks in a frame",
    slow: "accepted after four seconds",
    lost: "accepted, but the first answer gets lost",
    declined: "declined",
  },

  bank: "Harbour Bank",
  bankTitle: "Confirm this payment",
  bankCard: "Card {card}, sent by the shop.",
  bankPayment: "Payment of $ {amount} for {reference}.",
  confirm: "Confirm",
  refuse: "Reject",
  bankConfirmed: "Thank you. Your bank has confirmed the card.",
  bankRefused: "Your bank has declined the card.",
  backToShop: "Back to the shop",

  quay: "Quay Pay",
  quayTitle: "Pay with Quay Pay",
  quayOrder: "Order",
  quayAmount: "Amount",
  quayNote: "This page represents the site of another company: the demo pays nothing.",
  accept: "Pay now",
  refuseQuay: "Decline",
  cancel: "Cancel and go back",
};

export type PaymentTexts = typeof en;

const ar: PaymentTexts = {
  trial: "دفعتك الأخيرة",
  trialNote: "تُنشئ لوحة الجودة في هذه الصفحة دفعات وتسوّيها. {follow} كما بعد إتمام الشراء.",
  trialFollow: "تابعها",
  trialNone: "لا توجد دفعة.",
  trialMake: "أنشئ دفعة معلّقة",

  authorized: "صُرّح بدفعك.",
  error: "حدث خطأ أثناء معالجة دفعك. حاول مرة أخرى أو تواصل مع المسؤول.",
  details: "يرجى استخدام بيانات التحويل التالية",
  account: "الحساب المصرفي",
  communication: "المرجع",
  instruction: "يرجى كتابة اسم الطلب مرجعًا للتحويل.",
  reference: "المرجع:",

  home: "الرئيسية",
  methods: "طرق الدفع",
  manage: "إدارة طرق الدفع",
  wireTransfer: "تحويل مصرفي",
  cardNumber: "رقم البطاقة",
  holder: "اسم حامل البطاقة",
  expiry: "الانتهاء (شهر / سنة)",
  code: "رمز الأمان",
  andMore: "والمزيد",
  verified: "تم التحقّق منها",
  verifiedHint: "تحقّق نظامنا من طريقة الدفع هذه.",
  notVerified: "لم يُتحقّق منها",
  notVerifiedHint: "لم يتحقّق نظامنا من طريقة الدفع هذه.",
  saveMethod: "احفظ بيانات الدفع",
  remove: "إزالة البطاقة",
  removeNamed: "إزالة البطاقة {card}",
  addCard: "إضافة بطاقة جديدة",

  payment: "الدفع",
  linkReference: "المرجع:",
  linkAmount: "المبلغ:",
  payAmount: "ادفع {amount}",

  testCards: "بطاقات للتجربة",
  testCardsNote: "لا يُدفع شيء. يصلح أي اسم وأي تاريخ لاحق وأي رمز.",
  anyOther: "أي رقم آخر",
  outcomes: {
    accepted: "مقبولة",
    form: "مقبولة، ويسأل المصرف في صفحة له",
    frame: "مقبولة، ويسأل المصرف في إطار",
    slow: "مقبولة بعد أربع ثوانٍ",
    lost: "مقبولة، لكن الجواب الأول يضيع",
    declined: "مرفوضة",
  },

  bank: "مصرف المرفأ",
  bankTitle: "هل أنت من يدفع؟",
  bankCard: "أرسل إلينا المتجر بطاقتك {card}.",
  bankPayment: "لدفع $ {amount} مقابل {reference}.",
  confirm: "نعم، أنا",
  refuse: "لا",
  bankConfirmed: "شكرًا لك. أكّد مصرفك البطاقة.",
  bankRefused: "رفض مصرفك البطاقة.",
  backToShop: "العودة إلى المتجر",

  quay: "Quay Pay",
  quayTitle: "الدفع عبر Quay Pay",
  quayOrder: "الطلب",
  quayAmount: "المبلغ",
  quayNote: "تمثّل هذه الصفحة موقع شركة أخرى: لا يُدفع شيء في العرض التجريبي.",
  accept: "ادفع الآن",
  refuseQuay: "رفض الدفع",
  cancel: "إلغاء والعودة",
};

/** Returns the name of an acquirer. Names of companies are not translated. */
export const acquirerName = (visit: Visit, { provider, name }: { provider: string; name: string }): string =>
  provider === "transfer" ? paymentTexts(visit).wireTransfer : name;

export const paymentTexts = (visit: Visit): PaymentTexts => textsFor(visit, { en, ar });
