/** @jsxImportSource hono/jsx */
import type { Acquirer } from "#demo/server/payment/acquirer.ts";
import type { PaymentMethods } from "#demo/server/payment/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { paymentTexts } from "./texts.ts";

interface CardFieldsProps {
  readonly visit: Visit;
  readonly acquirer: Acquirer;
  readonly partnerId: PaymentMethods["partnerId"];
  /** Next page of the shop after the card is stored. */
  readonly returnUrl: string;
}

/** Fields of an embedded provider: the suite's have placeholders in place of labels. */
export const CardFields = ({ visit, acquirer, partnerId, returnUrl }: CardFieldsProps) => {
  const t = paymentTexts(visit);
  const hidden = {
    acquirer_id: String(acquirer.id),
    return_url: returnUrl,
    ...(partnerId !== null && { partner_id: String(partnerId) }),
    csrf_token: visit.formToken,
  };
  const field = (columns: number, name: string, label: string, maxlength?: number) => (
    <div class={`form-group col-lg-${columns}`}>
      <label for={name}>{label}</label>
      <input type="text" name={name} id={name} class="form-control" maxlength={maxlength} data-is-required="true" />
    </div>
  );
  return (
    <div class="clearfix">
      <input type="hidden" name="data_set" data-create-route={`/payment/${acquirer.provider}/s2s/create_json_3ds`} />
      <div class="row mt8 ">
        <div class="form-group col-lg-12">
          <label for="cc_number">{t.cardNumber}</label>
          <input type="tel" name="cc_number" id="cc_number" class="form-control" data-is-required="true" />
          <div class="card_placeholder"></div>
          <div class="visa"></div>
          <input type="hidden" name="cc_brand" value="" />
        </div>
        {field(5, "cc_holder_name", t.holder)}
        {field(3, "cc_expiry", t.expiry, 7)}
        {field(4, "cvc", t.code, 4)}
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <div class="clearfix"></div>
      </div>
    </div>
  );
};
