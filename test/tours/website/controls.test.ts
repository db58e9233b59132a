import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { visitor, type Visitor } from "../demo.ts";

/** The stock pages of the demo, whose own scripts are not there: what answers is ours. */
const paths = [
  "/shop",
  "/shop/product/studio-desk-9",
  "/shop/cart",
  "/shop/wishlist",
  "/shop/compare/?products=21,31",
  "/blog",
  "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  "/event",
  "/event/open-workshop-day-1/register",
  "/survey/results/workshop-visit-1",
  "/project/rating/1",
  "/newsletter",
  "/contactus",
  "/corporate",
  "/try/website",
];

/**
 * Runs in the page: presses every control that a visitor can see, and gives those that do nothing: neither changes the page nor takes
 * the event, nor leads anywhere.
 */
async function deadControls(): Promise<string[]> {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let answers = 0;
  const answer = () => answers++;
  // nothing leads away, and that it would is an answer, but for "#"
  navigation.addEventListener("navigate", (event) => {
    const { sameDocument, url } = event.destination;
    if (!sameDocument || new URL(url).hash) answer();
    if (event.cancelable) event.preventDefault();
  });
  addEventListener("click", (event) => event.defaultPrevented && answer());
  const changes = new MutationObserver(answer);
  const options = { attributes: true, childList: true, characterData: true, subtree: true };
  changes.observe(document, options);
  const dead: string[] = [];
  const selector = '[data-toggle]:not([data-toggle="tooltip"]),[data-dismiss],a[href="#"],button:not(form button)';
  // the browser's; and forms, whose element is still to come
  const others = "[popovertarget],.o_website_form_send";
  for (const control of document.querySelectorAll<HTMLElement>(`:is(${selector}):not(${others})`)) {
    if (!control.isConnected || !control.checkVisibility({ visibilityProperty: true })) continue;
    if (control.closest("[inert],:disabled,.disabled")) continue;
    await frames();
    changes.takeRecords();
    answers = 0;
    control.click();
    await frames();
    if (!answers) dead.push(`${location.pathname}: ${control.outerHTML.slice(0, 160)}`);
  }
  changes.disconnect();
  return dead;
}

async function deadOn(visit: Visitor, path: string): Promise<string[]> {
  await visit.page.goto(path);
  // what is out of view is adopted in idle time, its code comes later
  await visit.page.waitForFunction(
    () =>
      [...document.querySelectorAll("section:has(.js_cls_s_portfolio_filter_button)")].every((section) =>
        section.querySelector("suite-portfolio:state(ready)"),
      ) && [...document.querySelectorAll(".js_follow")].every((markup) => markup.closest("suite-follow:state(ready)")),
  );
  await visit.quiet();
  // the compiler gives functions their names by it
  await visit.page.evaluate("globalThis.__name = (given) => given");
  return visit.page.evaluate(deadControls);
}

describe("a stock page on our script alone", () => {
  it("has no control that does nothing", async () => {
    await using visit = await visitor();
    const { request } = visit.page;
    await request.post("/shop/cart/update_json", { data: { params: { product_id: 151, add_qty: 1 } } });
    await request.post("/shop/wishlist/add", { data: { params: { product_id: 151 } } });
    const dead: string[] = [];
    for (const path of paths) dead.push(...(await deadOn(visit, path)));
    assert.deepEqual(dead, []);
  });

  it("has none for those who edit the site", async () => {
    await using visit = await visitor();
    await visit.page.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "publisher", password: "publisher" } },
    });
    assert.deepEqual(await deadOn(visit, "/try/website"), []);
  });
});
