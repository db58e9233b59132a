import { type Product } from "./product.ts";

export interface Wish extends Product {
  readonly wish_id: number;
}
