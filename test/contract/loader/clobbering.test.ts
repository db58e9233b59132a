import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loader, onReact, standalone } from "../page-spec.ts";
import { subjects } from "../subjects.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, follow } from "./samples.ts";

const attacker = "http://attacker.example";

/** Names that code may read from a document; an author who may write an image can hide each. */
const names = [
  "activeElement",
  "addEventListener",
  "adoptedStyleSheets",
  "body",
  "cookie",
  "createElement",
  "createElementNS",
  "createNodeIterator",
  "createTextNode",
  "currentScript",
  "dispatchEvent",
  "documentElement",
  "execCommand",
  "getElementById",
  "head",
  "hidden",
  "implementation",
  "querySelector",
  "querySelectorAll",
  "readyState",
  "referrer",
  "removeEventListener",
  "scripts",
  "scrollingElement",
  "visibilityState",
];
const hiding = names
  .map(
    (name) =>
      `<img name="${name}" alt="" src="${attacker}/dist/suite.js" data-server="${attacker}" data-model="evil" data-res-id="6" data-adopt>`,
  )
  .join("");
const example = (name: string) => subjects.find(({ tag }) => tag === name)!.example;

/** Playwright's own selectors read the document by name, too, and so the tests use functions of the prototype. */
const page = ({ page }: Visit) => ({
  until: (selector: string, inside: string) =>
    page.waitForFunction(
      ([selector, inside]) => {
        const hosts: HTMLElement[] = [
          ...(Document.prototype.querySelectorAll.call(document, selector) as NodeListOf<HTMLElement>),
        ];
        return (
          hosts.length > 0 &&
          hosts.every((host) => host.shadowRoot?.querySelector(inside) ?? host.querySelector(inside))
        );
      },
      [selector, inside] as const,
    ),
  within: <T>(selector: string, act: (host: HTMLElement) => T) =>
    page
      .evaluateHandle((selector) => Document.prototype.querySelector.call(document, selector) as HTMLElement, selector)
      .then((host) => host.evaluate(act)),
});

/** Visits a page with such images; records other requests to the attacker in `asked`. */
async function visitHidden(asked: string[], body: string, head: string): Promise<Visit> {
  const visit = await Visit.start();
  await visit.page.route(`${attacker}/**`, (route) => {
    const request = route.request();
    if (request.resourceType() !== "image") asked.push(request.url());
    return route.abort();
  });
  await visit.open({ head: "", body: hiding + head + body });
  return visit;
}

async function followsAs(visit: Visit, selector: string, email: string) {
  await page(visit).until(selector, "input");
  const handle = await visit.page.evaluateHandle(
    (selector) => Document.prototype.querySelector.call(document, selector) as HTMLElement,
    selector,
  );
  await handle.evaluate((host, email) => {
    const field = host.shadowRoot!.querySelector("input")!;
    field.value = email;
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    host.shadowRoot!.querySelector("button")!.click();
  }, email);
  await visit.page.waitForFunction(() => notes.events.some(({ type }) => type === "suite-follow-change"));
}

describe("elements whose names hide members of the document", { concurrency: 3 }, () => {
  // React itself reads members such as `createElement` from the document
  if (onReact) return;

  it("do not affect the loader, adoption and a shop", async () => {
    const shop =
      example("suite-cart") +
      example("suite-add-to-cart") +
      example("suite-wishlist-button") +
      example("suite-compare-button");
    const asked: string[] = [];
    await using visit = await visitHidden(
      asked,
      `<div id="stock">${builtInFollow}</div><div id="own">${follow}</div>${shop}`,
      loader("data-adopt"),
    );
    const { until, within } = page(visit);
    for (const tag of [
      "suite-follow",
      "suite-cart",
      "suite-add-to-cart",
      "suite-wishlist-button",
      "suite-compare-button",
    ])
      await until(tag, "[part=base]");
    await visit.quiet();
    await followsAs(visit, "#stock suite-follow", "ada@example.com");
    assert.ok(visit.calls.includes("/website_mail/follow"), visit.calls.join());
    await within("suite-cart [name=plus]", (button) => button.click());
    await visit.page.waitForFunction(() => notes.events.some(({ type }) => type === "suite-cart-change"));
    await visit.quiet();
    // added late: it reads the cart at once, which contains the example's row only after its first use
    await within("suite-add-to-cart", (host) =>
      host.after(Document.prototype.createElement.call(document, "suite-cart-popover")),
    );
    await until("suite-cart-popover", "[part=badge]");
    await within("suite-add-to-cart", (host) => host.shadowRoot!.querySelector("button")!.click());
    await visit.page.waitForFunction(() => notes.events.filter(({ type }) => type === "suite-cart-change").length > 1);
    await within("suite-compare-button", (host) => host.shadowRoot!.querySelector("button")!.click());
    await visit.page.waitForFunction(() =>
      (Reflect.get(Document.prototype, "cookie", document) as string).includes("comparelist_product_ids"),
    );
    await visit.quiet();
    const { errors, adopted } = await visit.notes();
    assert.deepEqual([asked, visit.crashes, errors, adopted], [[], [], [], [["suite-follow"]]]);
  });

  it("do not affect a standalone file", async () => {
    const asked: string[] = [];
    await using visit = await visitHidden(asked, "", standalone("follow", 'data-model="blog.post" data-res-id="1"'));
    await followsAs(visit, "suite-follow", "ada@example.com");
    await visit.quiet();
    assert.equal(await page(visit).within("suite-follow", (host) => host.outerHTML), follow);
    assert.deepEqual([asked, visit.crashes, (await visit.notes()).errors], [[], [], []]);
  });
});
