import { fixtureCleanup } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { spy } from "sinon";
import type { Intent } from "#shared/state/intent.ts";
import { compare } from "#shop/common/lists/compare.ts";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";

export const cookie = "comparelist_product_ids";
const { origin } = location;

/** Ids of variants: a chair, a bench, two desks with several variants, a lamp, a pair of book ends. */
export const products = { chair: 151, bench: 21, wharfDesk: 31, studioDesk: 91, lamp: 311, bookEnds: 441 } as const;

export const setCookie = (name: string, value: string): void => void (document.cookie = `${name}=${value}; path=/`);
const dropCookie = (name: string): void => void (document.cookie = `${name}=; path=/; max-age=0`);
export const misbehave = (settings: object): void =>
  setCookie("suite_qa", encodeURIComponent(JSON.stringify(settings)));
export const behave = (): void => dropCookie("suite_qa");

/** Dispatches the event of a page that the back/forward cache restores. */
export const comeBack = (): void => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));

/** Starts the session of a new visitor; resolves once the stores of the page have loaded the empty lists. */
export async function newShopper(): Promise<void> {
  fixtureCleanup();
  behave();
  dropCookie(cookie);
  await newVisitor();
  const [wished, compared] = [wishlist(origin), compare(origin)];
  compared.limit = 4;
  const stop = wished.state.listen(() => {});
  comeBack();
  await until(
    () =>
      wished.state.get().value?.length === 0 && !wished.state.get().loading && compared.state.get().ids.length === 0,
  );
  stop();
}

/** Dispatches a `suite-…-add` event as a page does; returns the promise of its handler, undefined if no element handles the event. */
export function ask<T>(name: string, choice: object, server = origin): Promise<T> | undefined {
  const detail: Intent<T> = Object.assign({ productId: 0, templateId: 0, valueIds: [], server }, choice);
  document.body.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  return detail.done;
}

/** Resolves to the error that a promise is rejected with. */
export const reason = (promise: Promise<unknown> | undefined): Promise<unknown> =>
  promise!.then(
    () => "it came",
    (error: unknown) => error,
  );

/** Records the paths of all requests from now on, until sinon restores `fetch`. */
export function watchCalls(): () => string[] {
  const asked = spy(window, "fetch");
  return () => asked.args.map(([request]) => new URL((request as Request).url).pathname);
}

/** Counts the product pictures that fly to a cart from now on, until sinon restores `animate`. @param beside element before which a cart and a picture are inserted */
export async function watchFlights(beside: Element): Promise<() => number> {
  await emulateMedia({ reducedMotion: "no-preference" });
  const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  beside.insertAdjacentHTML("beforebegin", `<p id="my_cart">Cart</p><img src="${picture}" alt="">`);
  await until(() => [...document.images].every(({ complete }) => complete));
  const animated = spy(Element.prototype, "animate");
  return () => animated.thisValues.filter((element) => element instanceof HTMLImageElement).length;
}

/** Calls the suite as another page of the same visitor, without the stores of this page. */
export async function elsewhere(path: string, params: object): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", method: "call", params, id: 1 });
  const answer = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  return ((await answer.json()) as { result: unknown }).result;
}

/** Loads a page of the suite, and returns its body. */
export async function builtInPage(path: string): Promise<HTMLElement> {
  return document.importNode(new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html").body, true);
}
