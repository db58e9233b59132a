/** @jsxImportSource hono/jsx */
import type { Acquirer } from "#demo/server/payment/acquirer.ts";
import { brands } from "#demo/server/payment/icons.ts";
import type { Visit } from "#demo/server/visit.ts";
import { paymentTexts } from "./texts.ts";

/** Number of icons shown at first. */
const first = 3;

/** Brands of a provider. */
export const Icons = ({ visit, acquirer }: { visit: Visit; acquirer: Acquirer }) => {
  const t = paymentTexts(visit);
  const icons = acquirer.kind === "s2s" ? Object.entries(brands) : [];
  const more = icons.slice(first).map(([, name]) => name);
  return (
    <ul class="float-right list-inline payment_icon_list">
      {icons.map(([id, name], index) => (
        <>
          <li class={`list-inline-item${index < first ? "" : " d-none"}`}>
            <span>
              <img src={`/web/image/payment.icon/${id}/image_payment_form`} class="img img-fluid" alt={name} />
            </span>
          </li>
          {index === first && (
            <li class="list-inline-item">
              <span class="float-right more_option text-info">
                <a href="#" class="o_payment_form_pay_icon_more" data-toggle="tooltip" title={more.join(", ")}>
                  {t.andMore}
                </a>
              </span>
            </li>
          )}
        </>
      ))}
    </ul>
  );
};
