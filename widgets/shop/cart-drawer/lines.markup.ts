import { collapseSpace } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { parsePage } from "#shared/html/page.ts";
import type { Line } from "./cart-drawer.store.ts";

/** Line of the cart as the suite shows it. */
export interface LineRecord extends Line {
  readonly name: string;
  readonly href: string | undefined;
  readonly picture: string | undefined;
  readonly notes: readonly string[];
  readonly quantity: number;
  /** False for a line whose quantity follows another one, such as an option. */
  readonly isEditable: boolean;
  /** Largest quantity; Infinity if there is no limit. */
  readonly most: number;
  /** Price with the currency's sign. */
  readonly price: string;
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

function lineIn(row: Element, server: string): LineRecord[] {
  const field = row.querySelector<HTMLElement>("[data-line-id][data-product-id]");
  const { lineId, productId, max } = field?.dataset ?? {};
  if (!Number(lineId) || !Number(productId)) return [];
  const checked = (address: string | null | undefined) => (address ? safeWebUrl(address, server) : undefined);
  const link = row.querySelector(".td-product_name a[href]");
  const isEditable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return [
    {
      lineId: Number(lineId),
      productId: Number(productId),
      name: textOf(link ?? row.querySelector(".td-product_name")),
      href: checked(link?.getAttribute("href")),
      picture: checked(row.querySelector("img")?.getAttribute("src")),
      notes: [...row.querySelectorAll(".td-product_name .text-muted span")].map(textOf).filter(Boolean),
      quantity: Number(isEditable ? field.value : textOf(field)) || 0,
      isEditable,
      most: Number(max) || Infinity,
      price: textOf([...row.querySelectorAll(".oe_currency_value")].at(-1)?.parentElement),
    },
  ];
}

/** Reads the cart from a page of the suite, or from the answer to a change. @param server base of relative addresses */
export function readCart(
  html: string,
  server: string,
): { readonly lines: readonly LineRecord[]; readonly total: string } {
  const page = parsePage(html);
  return {
    lines: [...page.querySelectorAll("tr")].flatMap((row) => lineIn(row, server)),
    total: textOf(page.querySelector("#order_total .oe_currency_value")?.parentElement),
  };
}
