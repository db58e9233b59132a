/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { Check, Choice } from "./Controls.tsx";
import { qaTexts } from "./texts.ts";

/** Next states of a payment, as a provider would send them; /payment/process and /qa/payment show them. */
export const Payments = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  return (
    <form method="post" action="/qa/payment">
      <input type="hidden" name="back" value={visit.path} />
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <fieldset>
        <legend>{t.payment}</legend>
        <div class="qa-row">
          {Object.entries(t.states).map(([state, name]) => (
            <button name="state" value={state}>
              {name}
            </button>
          ))}
        </div>
        <Check label={t.another} name="another" checked={false} />
        <Choice
          label={t.provider}
          name="provider"
          value=""
          options={[
            ["", t.card],
            ["transfer", t.transfer],
          ]}
        />
        <Choice
          label={t.statusCall}
          name="error"
          value=""
          options={[
            ["", t.withState],
            ["retry", t.withRetry],
            ["exception", t.fails],
          ]}
        />
      </fieldset>
    </form>
  );
};

/** Products with tracked stock, by the ids of their variants. */
const counted = [
  [51, "Mole corner desk"],
  [151, "Number Seven chair"],
  [211, "Visitor’s chair"],
] as const;

/** Stock of a product, for all visitors. */
export const Stock = ({ visit }: { visit: Visit }) => {
  const t = qaTexts(visit);
  return (
    <form method="post" action="/qa/stock">
      <input type="hidden" name="back" value={visit.path} />
      <input type="hidden" name="csrf_token" value={visit.formToken} />
      <fieldset>
        <legend>{t.stock}</legend>
        <Choice label={t.product} name="product_id" value={51} options={counted} />
        <div class="qa-row">
          {[0, 1, 3, 124].map((stock) => (
            <button name="stock" value={String(stock)}>
              {stock}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
};
