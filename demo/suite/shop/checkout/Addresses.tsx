/** @jsxImportSource hono/jsx */
import type { Contact } from "#demo/server/shop/address/contact.ts";
import type { Addresses } from "#demo/server/shop/pages.ts";
import type { Visit } from "#demo/server/visit.ts";
import { shopLink } from "../address.ts";
import { OrderSummary } from "../OrderSummary.tsx";
import { shopTexts } from "../texts.ts";
import { Frame } from "./Frame.tsx";

/** Address as written by the suite's contact widget. */
const Lines = ({ contact }: { contact: Contact }) => {
  const { name, street, street2, city, state_code, zip, country_name } = contact;
  const place = [city, state_code, zip].filter(Boolean).join(" ");
  return (
    <address class="mb0" itemscope itemtype="http://schema.org/Organization">
      <div>
        <span itemprop="name">{name}</span>
      </div>
      <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
        <div>
          <span itemprop="streetAddress">
            {[street, street2, place, country_name].filter(Boolean).map((line, index) => (
              <>
                {index > 0 && <br />}
                {line}
              </>
            ))}
          </span>
        </div>
      </div>
    </address>
  );
};

interface CardProps {
  readonly visit: Visit;
  readonly contact: Contact;
  readonly isChosen: boolean;
  /** True if there are several addresses to choose from. */
  readonly isChoice?: boolean;
  /** True for the billing address among the shipping addresses: its form is above. */
  readonly isBilling?: boolean;
}

const Card = ({ visit, contact, isChosen, isChoice = false, isBilling = false }: CardProps) => {
  const t = shopTexts(visit);
  return (
    <>
      <form action={shopLink(visit, "/checkout")} method="post" class="d-none">
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        <input type="hidden" name="partner_id" value={contact.id} />
        {isBilling && <input type="hidden" name="callback" value={shopLink(visit, "/checkout?use_billing")} />}
        <input type="submit" />
      </form>
      <div class={`card ${isChosen ? "border_primary" : "js_change_shipping"}`}>
        <div class="card-body">
          {!isBilling && (
            <a
              href="#"
              class="btn btn-link float-right p-0 js_edit_address no-decoration"
              role="button"
              title={t.editAddress}
              aria-label={t.editAddress}
            >
              <i class="fa fa-edit"></i>
            </a>
          )}
          <Lines contact={contact} />
        </div>
        {isChoice && (
          <div class="card-footer">
            <span class="btn-ship" hidden={!isChosen}>
              <a role="button" href="#" class="btn btn-block btn-primary">
                <i class="fa fa-check"></i> {t.shipHere}
              </a>
            </span>
            <span class="btn-ship" hidden={isChosen}>
              <a role="button" href="#" class="btn btn-block btn-secondary">
                {t.selectAddress}
              </a>
            </span>
          </div>
        )}
      </div>
    </>
  );
};

const Shippings = ({
  visit,
  addresses: { billing, shippings, shippingId },
}: {
  visit: Visit;
  addresses: Addresses;
}) => {
  const t = shopTexts(visit);
  return (
    <div class="row all_shipping">
      <div class="col-lg-12">
        <div class="row mt8">
          <div class="col-md-12 col-lg-12 one_kanban">
            <form action={shopLink(visit, "/address")} method="post" class="">
              <input type="hidden" name="csrf_token" value={visit.formToken} />
              <a role="button" href="#" class="a-submit btn btn-secondary mb16 btn-block">
                <i class="fa fa-plus-square"></i> <span>{t.addAddress}</span>
              </a>
            </form>
          </div>
          {shippings.map((contact) => (
            <div class="col-md-12 col-lg-6 one_kanban">
              <Card
                visit={visit}
                contact={contact}
                isChosen={contact.id === shippingId}
                isChoice={shippings.length > 1}
                isBilling={contact.id === billing.id}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};

/** /shop/checkout. */
export const AddressesPage = ({ visit, addresses }: { visit: Visit; addresses: Addresses }) => {
  const t = shopTexts(visit);
  const { cart, billing } = addresses;
  return (
    <Frame
      visit={visit}
      title={t.address}
      step="address"
      main={
        <>
          <div class="row">
            <div class="col-lg-12">
              <h2 class="h3 o_page_header mt8">{t.billingAddress}</h2>
            </div>
            <div class="col-lg-6 one_kanban">
              <Card visit={visit} contact={billing} isChosen />
            </div>
          </div>
          <div class="row">
            <div class="col-lg-12">
              <h2 class="h3 o_page_header mt16 mb4">{t.shippingAddress}</h2>
            </div>
          </div>
          <Shippings visit={visit} addresses={addresses} />
          <div class="d-flex justify-content-between mt-3">
            <a role="button" href={shopLink(visit, "/cart")} class="btn btn-secondary mb32">
              <i class="fa fa-chevron-left"></i> <span>{t.returnToCart}</span>
            </a>
            <a role="button" href={shopLink(visit, "/confirm_order")} class="btn btn-primary mb32">
              <span>{t.confirmAddress}</span> <i class="fa fa-chevron-right"></i>
            </a>
          </div>
        </>
      }
      side={<OrderSummary visit={visit} checkout={{ cart: cart, totals: cart.totals, carrier: null }} />}
    />
  );
};
