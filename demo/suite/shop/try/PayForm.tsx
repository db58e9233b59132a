/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

/** Returns the labels of the form. */
export const payTexts = (view: View) =>
  localized(view, {
    en: {
      transfer: "Wire transfer",
      card: "Card",
      number: "Card number",
      holder: "Cardholder name",
      expiry: "Expires (MM / YY)",
      code: "CVC",
      pay: "Pay now",
    },
    ar: {
      transfer: "تحويل بنكي",
      card: "بطاقة",
      number: "رقم البطاقة",
      holder: "اسم حامل البطاقة",
      expiry: "تنتهي (شهر / سنة)",
      code: "رمز الأمان",
      pay: "ادفع الآن",
    },
  });

/** @param id id of the pay button */
export const payForm = (view: View, id?: string) => {
  const t = payTexts(view);
  const fields = { cc_number: t.number, cc_holder_name: t.holder, cc_expiry: t.expiry, cc_cvc: t.code };
  return (
    <suite-payment-form>
      <form action={view.link("/shop/payment/token")} method="post">
        <input type="hidden" name="csrf_token" value={view.visit.formToken} />
        <input type="hidden" name="prepare_tx_url" value="/shop/payment/transaction/" />
        <label>
          <input type="radio" name="pm_id" value="form_5" data-acquirer-id="5" data-form-payment="" checked />{" "}
          {t.transfer}
        </label>
        <label>
          <input type="radio" name="pm_id" value="new_8" data-acquirer-id="8" data-s2s-payment="" /> {t.card}
        </label>
        <fieldset data-acquirer-id="8" hidden>
          <legend>{t.card}</legend>
          <input type="hidden" name="data_set" data-create-route="/payment/stripe/s2s/create_json_3ds" />
          <input type="hidden" name="acquirer_id" value="8" />
          <input type="hidden" name="cc_brand" />
          {Object.entries(fields).map(([name, label]) => (
            <p>
              <label>
                {label} <input name={name} required />
              </label>
            </p>
          ))}
        </fieldset>
        <button type="submit" id={id}>
          {t.pay}
        </button>
      </form>
    </suite-payment-form>
  );
};
