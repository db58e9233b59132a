import { textsFor } from "#demo/common/texts/index.ts";
import type { Visit } from "../visit.ts";
import type { TransactionState } from "./transaction.ts";

type Messages = Readonly<Partial<Record<TransactionState, string>>>;

/** Messages of an acquirer for its customers, by state; HTML. */
const en: Messages = {
  pending: "<span><i>Pending</i>... The order will be validated after the payment.</span>",
  done: "<span><i>Done,</i> Your online payment has been successfully processed. Thank you for your order.</span>",
  cancel: "<span><i>Cancel,</i> Your payment has been cancelled.</span>",
  error:
    "<span><i>Error,</i> Please be aware that an error occurred during the transaction. The order has been confirmed but will not be paid. Do not hesitate to contact us if you have any questions on the status of your order.</span>",
};
const ar: Messages = {
  pending: "<span><i>قيد الانتظار</i>... يُؤكَّد الطلب بعد الدفع.</span>",
  done: "<span><i>تم،</i> نجح دفعك عبر الإنترنت. شكرًا لطلبك.</span>",
  cancel: "<span><i>أُلغي،</i> أُلغي دفعك.</span>",
  error:
    "<span><i>خطأ،</i> حدث خطأ أثناء الدفع. تأكَّد الطلب لكنه لن يُدفع. تواصل معنا إن كان لديك سؤال عن حالة طلبك.</span>",
};

export const messageOf = (visit: Visit, state: TransactionState): string | null =>
  textsFor(visit, { en, ar })[state] ?? null;
