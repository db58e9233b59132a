/** @jsxImportSource hono/jsx */
import type { AddressForm } from "#demo/server/shop/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { shopLink } from "../address.ts";
import { OrderSummary } from "../OrderSummary.tsx";
import { shopTexts } from "../texts.ts";
import { Fields } from "./Fields.tsx";
import { Frame } from "./Frame.tsx";

const Title = ({ visit, form }: { visit: Visit; form: AddressForm }) => {
  const t = shopTexts(visit);
  return (
    <h2 class="o_page_header mt8">
      {form.kind === "shipping" ? t.shippingAddress : t.yourAddress}
      {visit.user.role === "public" && form.kind === "billing" && !form.contact && (
        <>
          <small> {t.or} </small>
          <a role="button" href={`/web/login?redirect=${shopLink(visit, "/checkout")}`} class="btn btn-secondary">
            {t.logIn}
          </a>
        </>
      )}
    </h2>
  );
};

/** /shop/address. */
export const AddressPage = ({ visit, form }: { visit: Visit; form: AddressForm }) => {
  const t = shopTexts(visit);
  const hidden = {
    csrf_token: visit.formToken,
    submitted: "1",
    partner_id: String(form.contact?.id ?? -1),
    callback: form.values["callback"],
    field_required: "phone,name",
  };
  return (
    <Frame
      visit={visit}
      title={t.address}
      step="address"
      main={
        <div>
          <Title visit={visit} form={form} />
          {form.refusal?.isIncomplete && <h4 class="text-danger">{t.required}</h4>}
          {form.refusal?.isBadEmail && <h4 class="text-danger">{t.badEmail}</h4>}
          <form action={shopLink(visit, "/address")} method="post" class="checkout_autoformat">
            <Fields visit={visit} form={form} />
            {Object.entries(hidden).map(([name, value]) => (
              <input type="hidden" name={name} value={value} />
            ))}
            <div class="d-flex justify-content-between">
              <a
                role="button"
                class="btn btn-secondary mb32"
                href={shopLink(visit, form.kind === "billing" && !form.contact ? "/cart" : "/checkout")}
              >
                <i class="fa fa-chevron-left"></i> <span>{t.back}</span>
              </a>
              <a role="button" href="#" class="btn btn-primary mb32 a-submit a-submit-disable a-submit-loading">
                <span>{t.nextStep}</span> <i class="fa fa-chevron-right"></i>
              </a>
            </div>
          </form>
        </div>
      }
      side={<OrderSummary visit={visit} checkout={{ cart: form.cart, totals: form.cart.totals, carrier: null }} />}
    />
  );
};
