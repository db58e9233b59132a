/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: { country: "Country", choose: "Choose a country", state: "State", none: "None", confirm: "Confirm" },
    ar: { country: "الدولة", choose: "اختر دولة", state: "الولاية", none: "بلا", confirm: "تأكيد" },
  });

/** Countries with and without states. */
const countries = { 38: "Canada", 75: "France", 233: "United States" };
const states = [
  [104, 38, "Ontario"],
  [105, 38, "Quebec"],
  [13, 233, "Maine"],
  [19, 233, "Vermont"],
] as const;

const form = (view: View) => {
  const t = texts(view);
  return (
    <suite-account-form>
      <form action={view.link("/my/account")} method="post">
        <input type="hidden" name="csrf_token" value={view.visit.formToken} />
        <label>
          {t.country}{" "}
          <select name="country_id">
            <option value="">{t.choose}</option>
            {Object.entries(countries).map(([id, name]) => (
              <option value={id} selected={name === "Canada"}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.state}{" "}
          <select name="state_id">
            <option value="">{t.none}</option>
            {states.map(([id, country, name]) => (
              <option value={id} data-country_id={country}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t.confirm}</button>
      </form>
    </suite-account-form>
  );
};

export const example: Example = {
  page: "/my/account",
  preview: () => <Scene of="quote" />,
  live: form,
  variants: () => [],
};
