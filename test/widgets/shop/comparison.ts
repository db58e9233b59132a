import { compare } from "#shop/common/lists/compare.ts";
import { ask, cookie, products } from "./lists.ts";

export const list = compare(location.origin);
export const { chair, bench, wharfDesk, studioDesk, lamp, bookEnds } = products;
export const now = () => list.state.get();
export const add = (productId: number) => ask<number>("suite-compare-add", { productId })!;
export const addAll = (...ids: number[]) => Promise.all(ids.map(add));
export const kept = () =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);
export const names = () => now().products.map(({ name }) => name);
