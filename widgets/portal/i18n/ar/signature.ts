import type { SignatureTexts } from "#portal/signature/signature.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const signature = {
  ...failures,
  name: "اسمك",
  nameMissing: "يرجى إدخال اسمك.",
  signature: "توقيعك",
  draw: "رسم",
  type: "كتابة",
  pad: "ارسم توقيعك هنا",
  drawnPad: "توقيعك كما رسمته",
  typedPad: "اسمك توقيعًا: {name}",
  typeHint: "يصبح اسمك توقيعك.",
  signatureMissing: "يرجى رسم توقيعك أو اختيار كتابته.",
  undo: "تراجع",
  clear: "مسح",
  accept: "قبول وتوقيع",
  sending: "جارٍ إرسال توقيعك…",
  unknown: "لم يصل رد، فربما وُقِّع المستند وربما لا. أعد تحميل الصفحة لتعرف قبل أن توقّع مجددًا.",
  thanks: "شكرًا لك!",
  signed: "تم توقيع المستند.",
  document: "انقر هنا لعرض مستندك.",
} satisfies SignatureTexts;
