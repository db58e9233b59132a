import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { contrast } from "../shared/ui/contrast.ts";
import { answer, setup } from "./rating-server.ts";

describe("suite-rating-stats", () => {
  beforeEach(() => pageRegistry().stores?.clear());
  afterEach(restore);

  it("shows an average and five bars, which set and remove the filter", async () => {
    answer();
    const { host, parts } = await setup();
    expect(parts("stars")[0]!.ariaLabel).to.equal("4.0 of 5 stars");
    expect(parts("average")[0]!.textContent).to.equal("4.0 out of 54 ratings");
    expect(parts("share").map(({ textContent }) => textContent.replace(/\s+/g, " "))).to.deep.equal([
      "5 stars 50%",
      "4 stars 25%",
      "3 stars 0%",
      "2 stars 25%",
      "1 star 0%",
    ]);
    const ratings: unknown[] = [];
    host.addEventListener("suite-rating-filter", (event) => ratings.push((event as CustomEvent).detail.rating));
    parts("share")[0]!.click();
    await until(() => parts("share")[0]!.ariaPressed === "true");
    await expect(host).to.be.accessible();
    parts("all")[0]!.click();
    await until(() => parts("share")[0]!.ariaPressed === "false");
    expect(ratings).to.deep.equal([5, 0]);
    expect(host.shadowRoot!.activeElement === parts("share")[0]).to.equal(true);
  });

  it("uses the digits of the language", async () => {
    answer();
    const { parts } = await setup('data-lang="ar-EG"');
    await until(() => parts("share")[0]!.textContent!.includes("٥٠"));
    expect(parts("average")[0]!.textContent).to.contain("٤");
  });

  for (const [scheme, page, ink] of [
    ["light", "#fff", "#555"],
    ["light", "#fff", "#111"],
    ["dark", "#111", "#eee"],
  ] as const)
    it(`has amber stars and bars that are seen on a ${scheme} page with text of ${ink}`, async () => {
      answer();
      const { host, parts } = await setup();
      host.style.color = ink;
      const { color } = getComputedStyle(parts("stars")[0]!);
      expect(getComputedStyle(parts("bar")[0]!).fill).to.equal(color);
      expect(contrast(color, page), "as graphics").to.be.at.least(3);
      if (scheme === "light") expect(contrast(color, page), "not brown").to.be.at.most(4);
    });

  it("loads the ratings again after a message in the page", async () => {
    answer(0);
    const { parts } = await setup();
    restore();
    answer(4);
    document.body.dispatchEvent(new CustomEvent("suite-chatter-post", { bubbles: true, detail: { id: 9 } }));
    await until(() => parts("share").length === 5);
  });

  it("shows a message if there are no ratings", async () => {
    answer(0);
    const { host, parts } = await setup();
    expect(parts("ratings")[0]!.textContent).to.equal("There are no ratings for now.");
    await expect(host).to.be.accessible();
  });

  it("shows an error of a failed call, and retries", async () => {
    stub(window, "fetch").rejects(new TypeError("no connection"));
    const { host, parts } = await setup();
    expect(parts("failure").length).to.equal(1);
    await expect(host).to.be.accessible();
    restore();
    answer();
    parts("retry")[0]!.click();
    await until(() => parts("share").length === 5);
  });
});
