/** @jsxImportSource hono/jsx */
import { payForm, payTexts } from "#demo/suite/shop/try/PayForm.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/shop/payment",
  needsCollection: true,
  preview: (view) => {
    const t = payTexts(view);
    return (
      <suite-payment-form>
        <form method="post">
          <p>
            <label>
              <input type="radio" name="pm_id" value="form_5" data-acquirer-id="5" data-form-payment="" checked />{" "}
              {t.transfer}
            </label>
          </p>
          <button type="submit">{t.pay}</button>
        </form>
      </suite-payment-form>
    );
  },
  live: (view) => payForm(view),
  variants: () => [],
};
