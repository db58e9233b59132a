/** @jsxImportSource hono/jsx */
import { Empty } from "#demo/suite/shop/try/Empty.tsx";
import { payForm, payTexts } from "#demo/suite/shop/try/PayForm.tsx";
import type { Example } from "./example.ts";

/** Payment needs a cart. */
export const example: Example = {
  page: "/shop/payment",
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
  live: (view) => (view.collection.lines.length > 0 ? payForm(view) : <Empty view={view} />),
  variants: () => [],
};
