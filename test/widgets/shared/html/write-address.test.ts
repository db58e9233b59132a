import { expect } from "@open-wc/testing";
import { writeAddress } from "#shared/html/index.ts";

describe("an address that an element writes", () => {
  const before = location.href;
  let base: HTMLBaseElement | undefined;
  function place(href: string) {
    base = document.createElement("base");
    base.href = href;
    document.head.append(base);
  }
  afterEach(() => {
    base?.remove();
    base = undefined;
    history.replaceState(null, "", before);
  });

  for (const [what, href] of [
    ["no base", undefined],
    ["a base in another folder", "/other/"],
    ["a base on another origin", "https://cdn.example/assets/"],
  ] as const)
    it(`belongs to a page that has ${what}`, () => {
      history.replaceState({ kept: 1 }, "", "/shop/product/9?list=2");
      if (href) place(href);
      const { length } = history;
      writeAddress("#attr=12");
      expect(location.href).to.equal(`${location.origin}/shop/product/9?list=2#attr=12`);
      expect(history.state).to.deep.equal({ kept: 1 });
      writeAddress("");
      expect(location.href).to.equal(`${location.origin}/shop/product/9?list=2`);
      expect(history.length).to.equal(length);
    });

  it("stays if it cannot be written", () => {
    writeAddress("https://other.example/");
    expect(location.href).to.equal(before);
  });
});
