export { cart, nextPage, type Cart, type CartAdd, type CartContent } from "./cart.ts";
export { compare, type Compare, type CompareAdd, type CompareState } from "./compare.ts";
export { wishlist, type Wishlist, type WishlistAdd } from "./wishlist.ts";
export { tellOnce } from "./untold.ts";
export { createPicking, type Picking, type PickingState } from "./picking.ts";
