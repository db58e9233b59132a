/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";

const textsOf = (view: View) =>
  localized(view, {
    en: {
      delivery: "Delivery",
      parcel: "Parcel to your door",
      carried: "Carried up and put together",
      total: "Total",
      pay: "Pay now",
    },
    ar: { delivery: "التوصيل", parcel: "طرد إلى بابك", carried: "حمل وتركيب", total: "الإجمالي", pay: "ادفع الآن" },
  });

const choice = (view: View) => {
  const { parcel, carried } = textsOf(view);
  return [parcel, carried].map((name, index) => (
    <p>
      <label>
        <input type="radio" name="delivery_type" value={index + 1} /> {name} <span class="badge"></span>
      </label>
    </p>
  ));
};

const carriers = (view: View, id: string) => {
  const { delivery, total, pay } = textsOf(view);
  return (
    <>
      <suite-delivery data-for={id}>
        <fieldset>
          <legend>{delivery}</legend>
          {choice(view)}
        </fieldset>
      </suite-delivery>
      <p>
        {total}: <span data-amount="total">…</span>
      </p>
      <button type="button" id={id}>
        {pay}
      </button>
    </>
  );
};

export const example: Example = {
  page: "/shop/payment",
  needsCollection: true,
  preview: (view) => <suite-delivery data-for="pay-card">{choice(view)}</suite-delivery>,
  live: (view) => carriers(view, "pay-live"),
  variants: () => [],
};
