/** @jsxImportSource hono/jsx */
import type { Visit } from "#demo/server/visit.ts";
import { Check, Choice } from "./Controls.tsx";

const states = ["draft", "pending", "authorized", "done", "error", "cancel"];

/** Next states of a payment, as a provider would send them; /payment/process and /qa/payment show them. */
export const Payments = ({ visit }: { visit: Visit }) => (
  <form method="post" action="/qa/payment">
    <input type="hidden" name="back" value={visit.path} />
    <input type="hidden" name="csrf_token" value={visit.formToken} />
    <fieldset>
      <legend>State of your last payment</legend>
      <div class="qa-row">
        {states.map((state) => (
          <button name="state" value={state}>
            {state}
          </button>
        ))}
      </div>
      <Check label="of another order" name="another" checked={false} />
      <Choice
        label="Provider"
        name="provider"
        value=""
        options={[
          ["", "card"],
          ["transfer", "wire transfer"],
        ]}
      />
      <Choice
        label="Status call"
        name="error"
        value=""
        options={[
          ["", "responds with the state"],
          ["retry", "responds with retry"],
          ["exception", "fails"],
        ]}
      />
    </fieldset>
  </form>
);

/** Products with tracked stock, by the ids of their variants. */
const counted = [
  [51, "Mole corner desk"],
  [151, "Number Seven chair"],
  [211, "Visitor’s chair"],
] as const;

/** Stock of a product, for all visitors. */
export const Stock = ({ visit }: { visit: Visit }) => (
  <form method="post" action="/qa/stock">
    <input type="hidden" name="back" value={visit.path} />
    <input type="hidden" name="csrf_token" value={visit.formToken} />
    <fieldset>
      <legend>Stock, for all visitors</legend>
      <Choice label="Product" name="product_id" value={51} options={counted} />
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
