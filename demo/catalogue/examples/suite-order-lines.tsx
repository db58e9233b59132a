/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const texts = (view: View) =>
  localized(view, {
    en: { name: "Cushion, grey", quantity: "Quantity", plus: "One more", minus: "One less" },
    ar: { name: "وسادة رمادية", quantity: "الكمية", plus: "واحد أكثر", minus: "واحد أقل" },
  });

export const example: Example = {
  page: `/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`,
  preview: () => <Scene of="cart" />,
  live: (view) => (
    <suite-order-lines data-order-id={sampleOrder.id} data-access-token={sampleOrder.token}>
      <table>
        <tbody>
          <tr data-line-id={sampleOrder.line}>
            <th scope="row">{texts(view).name}</th>
            <td>
              <input name="quantity" value="2" size={3} aria-label={texts(view).quantity} />
            </td>
            <td>
              <button type="button" id="order-plus" class="action" name="plus">
                {texts(view).plus}
              </button>{" "}
              <button type="button" id="order-minus" class="action" name="minus">
                {texts(view).minus}
              </button>
            </td>
            <td>
              $ <span data-amount="subtotal">29.00</span>
            </td>
          </tr>
        </tbody>
      </table>
    </suite-order-lines>
  ),
  variants: () => [],
};
