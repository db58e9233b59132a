import type { Stored } from "../area.ts";

/** Carts, orders and wishes, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "orders",
    title: { en: "Orders of the shop", ar: "طلبات المتجر" },
    columns: [
      { en: "Order", ar: "الطلب" },
      { en: "State", ar: "الحالة" },
      { en: "Who", ar: "من" },
      { en: "What", ar: "ماذا" },
    ],
    select: `select null::timestamptz as at, sale_order.id as id, array[
        sale_order.name,
        sale_order.state,
        partner.name,
        string_agg(quantity || ' × ' || product.display_name, ', ' order by line.id)]
        as cells
      from sale_order left join partner on partner.id = partner_id join sale_order_line as line on order_id = sale_order.id join product on product.id = product_id group by sale_order.id, partner.name`,
  },
  {
    name: "wishes",
    title: { en: "Wishlists", ar: "قوائم الأمنيات" },
    columns: [
      { en: "Product", ar: "المنتج" },
      { en: "Who", ar: "من" },
    ],
    select: `select null::timestamptz as at, product_wish.id as id, array[
        product.display_name,
        partner.name]
        as cells
      from product_wish join product on product.id = product_id left join partner on partner.id = partner_id`,
  },
];
