import { expect, fixture, nextFrame } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { restore, spy, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { compare } from "#shop/common/lists/compare.ts";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import compareButton from "#shop/compare-button/compare-button.element.ts";
import wishlistButton from "#shop/wishlist-button/wishlist-button.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { behave, comeBack, elsewhere, misbehave, newShopper, products, watchCalls } from "#test/widgets/shop/lists.ts";

define(wishlistButton);
define(compareButton);

const { chair, bench } = products;
const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/%3E";
const wished = wishlist(location.origin);
const compared = compare(location.origin);
const button = (host: Element) => host.shadowRoot!.querySelector<HTMLButtonElement>("[part=button]")!;
const problem = (host: Element) => host.shadowRoot!.querySelector("[part=problem]")!.textContent;

async function place(html: string): Promise<HTMLElement[]> {
  const box = await fixture<HTMLElement>(`<div>${html}</div>`);
  const hosts = [...box.querySelectorAll<HTMLElement>("suite-wishlist-button,suite-compare-button")];
  await until(() => hosts.every(button), "no button");
  return hosts;
}

describe("buttons that put a product on a list", () => {
  // the first call starts the suite
  beforeEach(() => newShopper());
  afterEach(async () => {
    restore();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("wish by keyboard, keep the focus, and say so on every button of the product", async () => {
    const [here, there, other] = await place(
      [chair, chair, bench]
        .map((id) => `<suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>`)
        .join(""),
    );
    const told: unknown[] = [];
    document.addEventListener("suite-wishlist-change", (event) => told.push((event as CustomEvent).detail), {
      once: true,
    });
    expect(button(here!).getAttribute("aria-label")).to.equal("Add to Wishlist");
    button(here!).focus();
    await sendKeys({ press: "Enter" });
    await until(() => here!.matches(":state(wished)"));
    await until(() => button(there!).getAttribute("aria-label") === "On your wishlist");
    expect(told).to.deep.equal([{ ids: [chair] }]);
    expect(here!.shadowRoot!.activeElement === button(here!)).to.equal(true);
    await until(() => button(here!).ariaPressed === "true");
    expect([there, other].map((host) => button(host!).ariaPressed)).to.deep.equal(["true", "false"]);
    await expect(here).to.be.accessible();
    const calls = watchCalls();
    await sendKeys({ press: "Enter" });
    button(there!).click();
    await nextFrame();
    expect(calls()).to.deep.equal([]);
  });

  it("compare, with the same looks", async () => {
    const [host] = await place(`<suite-compare-button data-product-id="${chair}"></suite-compare-button>`);
    expect(button(host!).getAttribute("aria-label")).to.equal("Compare");
    button(host!).click();
    await until(() => host!.matches(":state(compared)"));
    await until(() => button(host!).getAttribute("aria-label") === "In the comparison");
    await expect(host).to.be.accessible();
    await compared.remove(chair);
    await until(() => button(host!).getAttribute("aria-pressed") === "false");
    expect(host!.matches(":state(compared)")).to.equal(false);
  });

  for (const tag of ["suite-wishlist-button", "suite-compare-button"] as const) {
    describe(tag, () =>
      showsRefusals(["/shop/wishlist/add", "/shop/get_product_data"], async (refuse) => {
        // a variant of the demo that no other test uses
        const [host] = await place(`<${tag} data-product-id="203"></${tag}>`);
        refuse();
        button(host!).click();
        return host!;
      }),
    );

    it(`${tag} shows an error, and works again`, async () => {
      const said = stub(console, "error");
      // a variant of the demo that no other test uses
      const [host] = await place(`<${tag} data-product-id="${tag === "suite-compare-button" ? 201 : chair}"></${tag}>`);
      misbehave({ errors: 1 });
      button(host!).click();
      await until(() => problem(host!) === failures.failureServer);
      expect(said.firstCall.args[0]).to.contain("The QA panel asked for this error.");
      expect([said.callCount, host!.matches(":state(error)"), button(host!).ariaDisabled]).to.deep.equal([
        1,
        true,
        "false",
      ]);
      await expect(host).to.be.accessible();
      behave();
      button(host!).click();
      await until(() => button(host!).ariaPressed === "true" && !host!.matches(":state(busy)"));
      expect([problem(host!), host!.matches(":state(error)")]).to.deep.equal(["", false]);
    });

    it(`${tag} sends one request at a time and is busy meanwhile`, async () => {
      const [host] = await place(`<${tag} data-product-id="${tag === "suite-compare-button" ? 202 : chair}"></${tag}>`);
      const real = window.fetch.bind(window);
      let release = () => {};
      const gate = new Promise<void>((resolve) => (release = resolve));
      const calls = stub(window, "fetch").callsFake(async (...request) => {
        await gate;
        return real(...request);
      });
      button(host!).click();
      await until(() => button(host!).ariaBusy === "true");
      expect(host!.matches(":state(busy)")).to.equal(true);
      button(host!).click();
      release();
      await until(() => button(host!).ariaPressed === "true" && !host!.matches(":state(busy)"));
      expect(calls.callCount).to.equal(1);
    });
  }

  it("do nothing where the page prevents the intent", async () => {
    const hosts = await place(
      `<suite-wishlist-button data-product-id="${chair}"></suite-wishlist-button><suite-compare-button data-product-id="${chair}"></suite-compare-button>`,
    );
    const calls = watchCalls();
    const details: unknown[] = [];
    const prevent = (event: Event) => {
      event.preventDefault();
      details.push((event as CustomEvent).detail);
    };
    for (const [index, name] of ["suite-wishlist-add", "suite-compare-add"].entries()) {
      document.addEventListener(name, prevent, { once: true });
      button(hosts[index]!).click();
      await nextFrame();
    }
    expect(details).to.deep.equal(
      Array(2).fill({ productId: chair, templateId: 0, valueIds: [], server: location.origin }),
    );
    expect([calls(), wished.state.get().value, compared.state.get().ids]).to.deep.equal([[], [], []]);
  });

  it("let the product's picture fly to its list, but not for those who want no motion", async () => {
    const flights = spy(Element.prototype, "animate");
    const page = (id: number) =>
      `<p id="my_wish">Wishlist</p><article><img src="${picture}" alt=""><p><suite-wishlist-button data-product-id="${id}"></suite-wishlist-button></p></article>`;
    await emulateMedia({ reducedMotion: "reduce" });
    const [still] = await place(page(chair));
    button(still!).click();
    await until(() => button(still!).ariaPressed === "true");
    expect(flights.callCount).to.equal(0);
    await emulateMedia({ reducedMotion: "no-preference" });
    const [flying] = await place(page(bench));
    await until(() => flying!.closest("article")!.querySelector("img")!.complete);
    button(flying!).click();
    await until(() => flights.callCount === 1);
    const copy = document.querySelector<HTMLImageElement>("body > img")!;
    expect([copy.alt, copy.src, getComputedStyle(copy).pointerEvents]).to.deep.equal(["", picture, "none"]);
    copy.getAnimations()[0]!.finish();
    await until(() => !copy.isConnected);
  });

  it("keep their icon where the list could not be read, which one of them reports; the one that is pressed asks for it again and shows the error", async () => {
    const said = stub(console, "error");
    const told: EventTarget[] = [];
    const listen = ({ target }: Event) => told.push(target!);
    document.addEventListener("suite-error", listen);
    misbehave({ garbage: true });
    const stop = wished.state.listen(() => {});
    comeBack();
    await until(() => wished.state.get().error);
    stop();
    const [other, host] = await place(
      [bench, chair].map((id) => `<suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>`).join(""),
    );
    await until(() => told.length && !wished.state.get().loading);
    await nextFrame();
    const looks = () =>
      [other, host].map((each) => [button(each!).ariaLabel, problem(each!), each!.matches(":state(error)")]);
    expect([looks(), said.callCount]).to.deep.equal([Array(2).fill(["Add to Wishlist", "", true]), 1]);
    button(host!).click();
    await until(() => problem(host!));
    expect(looks()).to.deep.equal([
      ["Add to Wishlist", "", true],
      ["Add to Wishlist", problem(host!), true],
    ]);
    expect([said.callCount, told.length, told[1] === host]).to.deep.equal([2, 2, true]);
    document.removeEventListener("suite-error", listen);
    await expect(host).to.be.accessible();
    behave();
    await elsewhere("/shop/wishlist/add", { product_id: chair });
    const calls = watchCalls();
    button(host!).click();
    await until(() => button(host!).ariaLabel === "On your wishlist");
    expect([looks(), calls()]).to.deep.equal([
      [
        ["Add to Wishlist", "", false],
        ["On your wishlist", "", false],
      ],
      ["/shop/wishlist"],
    ]);
  });

  it("say so when they are used and nothing tells which product", async () => {
    const said = stub(console, "error");
    const [host] = await place("<suite-compare-button></suite-compare-button>");
    expect(said.callCount).to.equal(0);
    button(host!).click();
    await until(() => problem(host!));
    expect([said.callCount, compared.state.get().ids]).to.deep.equal([1, []]);
  });
});
