/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";

const texts = (view: View) =>
  localized(view, {
    en: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      street: "Street",
      city: "City",
      zip: "Zip code",
      country: "Country",
      choose: "Choose a country",
      state: "State",
      next: "Next",
    },
    ar: {
      name: "الاسم",
      email: "البريد الإلكتروني",
      phone: "الهاتف",
      street: "الشارع",
      city: "المدينة",
      zip: "الرمز البريدي",
      country: "الدولة",
      choose: "اختر دولة",
      state: "الولاية",
      next: "التالي",
    },
  });

/** Countries with the city before the zip code and after it, with and without states, and without a zip code. */
const countries = { 65: "Egypt", 75: "France", 113: "Japan", 233: "United States" };

/** @param callback path of the redirect, in place of the suite's own next page */
export const addressForm = (view: View, callback?: string) => {
  const t = texts(view);
  const hidden = {
    ...(callback && { callback }),
    csrf_token: view.visit.formToken,
    submitted: "1",
    partner_id: "-1",
    use_same: "1",
    field_required: "phone,name",
  };
  return (
    <suite-checkout-address>
      <form action={view.link("/shop/address")} method="post">
        {(["name", "email", "phone", "street", "city", "zip"] as const).map((name) => (
          <label>
            {t[name]} <input name={name} type={name === "email" ? "email" : name === "phone" ? "tel" : "text"} />
          </label>
        ))}
        <label>
          {t.country}{" "}
          <select name="country_id">
            <option value="">{t.choose}</option>
            {Object.entries(countries).map(([id, name]) => (
              <option value={id}>{name}</option>
            ))}
          </select>
        </label>
        <label hidden>
          {t.state} <select name="state_id"></select>
        </label>
        {Object.entries(hidden).map(([name, value]) => (
          <input type="hidden" name={name} value={value} />
        ))}
        <button type="submit">{t.next}</button>
      </form>
    </suite-checkout-address>
  );
};
