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

describe("buttons that add a product to a list", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(async () => {
    restore();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("add to the wishlist by keyboard, keep the focus, and update every button of the product", async () => {
    const [here, there, other] = await place(
      [chair, chair, bench]
        .map((id) => `<suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>`)
        .join(""),
    );
    const events: unknown[] = [];
    document.addEventListener("suite-wishlist-change", (event) => events.push((event as CustomEvent).detail), {
      once: true,
    });
    expect(button(here!).getAttribute("aria-label")).to.equal("Add to Wishlist");
    button(here!).focus();
    await sendKeys({ press: "Enter" });
    await until(() => here!.matches(":state(wished)"));
    await until(() => button(there!).getAttribute("aria-label") === "On your wishlist");
    expect(events).to.deep.equal([{ ids: [chair] }]);
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

  it("add to the comparison, with the same styles", async () => {
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

    it(`${tag} shows an error, and recovers from it`, async () => {
      const logged = stub(console, "error");
      // a variant of the demo that no other test uses
      const [host] = await place(`<${tag} data-product-id="${tag === "suite-compare-button" ? 201 : chair}"></${tag}>`);
      misbehave({ errors: 1 });
      button(host!).click();
      await until(() => problem(host!) === failures.failureServer);
      expect(logged.firstCall.args[0]).to.contain("The QA panel asked for this error.");
      expect([logged.callCount, host!.matches(":state(error)"), button(host!).ariaDisabled]).to.deep.equal([
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

    it(`${tag} is busy during its request, and sends one at a time`, async () => {
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

  it("do nothing if the page prevents the intent", async () => {
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

  it("animate the product's picture to its list, except with reduced motion", async () => {
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

  it("keep their icon if the list could not be read, and report that once; the pressed button reads the list again and shows the error", async () => {
    const logged = stub(console, "error");
    const events: EventTarget[] = [];
    const listen = ({ target }: Event) => events.push(target!);
    document.addEventListener("suite-error", listen);
    misbehave({ garbage: true });
    const stop = wished.state.listen(() => {});
    comeBack();
    await until(() => wished.state.get().error);
    stop();
    const [other, host] = await place(
      [bench, chair].map((id) => `<suite-wishlist-button data-product-id="${id}"></suite-wishlist-button>`).join(""),
    );
    await until(() => events.length && !wished.state.get().loading);
    await nextFrame();
    const views = () =>
      [other, host].map((each) => [button(each!).ariaLabel, problem(each!), each!.matches(":state(error)")]);
    expect([views(), logged.callCount]).to.deep.equal([Array(2).fill(["Add to Wishlist", "", true]), 1]);
    button(host!).click();
    await until(() => problem(host!));
    expect(views()).to.deep.equal([
      ["Add to Wishlist", "", true],
      ["Add to Wishlist", problem(host!), true],
    ]);
    expect([logged.callCount, events.length, events[1] === host]).to.deep.equal([2, 2, true]);
    document.removeEventListener("suite-error", listen);
    await expect(host).to.be.accessible();
    behave();
    await elsewhere("/shop/wishlist/add", { product_id: chair });
    const calls = watchCalls();
    button(host!).click();
    await until(() => button(host!).ariaLabel === "On your wishlist");
    expect([views(), calls()]).to.deep.equal([
      [
        ["Add to Wishlist", "", false],
        ["On your wishlist", "", false],
      ],
      ["/shop/wishlist"],
    ]);
  });

  it("show an error when pressed without a product", async () => {
    const logged = stub(console, "error");
    const [host] = await place("<suite-compare-button></suite-compare-button>");
    expect(logged.callCount).to.equal(0);
    button(host!).click();
    await until(() => problem(host!));
    expect([logged.callCount, compared.state.get().ids]).to.deep.equal([1, []]);
  });
});
