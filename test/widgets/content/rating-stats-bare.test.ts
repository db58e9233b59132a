import { expect, fixture, nextFrame } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { ratingStatsEnv } from "#content/rating-stats/RatingStats.tsx";
import { until } from "../shared/state/visitor.ts";
import { answer, setup } from "./rating-server.ts";

/** In a separate page: code that has loaded once stays loaded. */
describe("suite-rating-stats without the code of the ratings", () => {
  afterEach(restore);

  it("keeps its skeleton while the code of the ratings is loading", async () => {
    answer();
    const load = stub(ratingStatsEnv, "loadCard").returns(new Promise(() => {}));
    const host = await fixture<HTMLElement>(
      '<suite-rating-stats data-res-model="product.template" data-res-id="3"></suite-rating-stats>',
    );
    await until(() => load.called && host.matches(":state(ready)") && !host.matches(":state(loading)"));
    await nextFrame();
    expect(host.shadowRoot!.querySelectorAll("[part=skeleton]")).to.have.length(1);
    const lines = [...host.shadowRoot!.querySelectorAll("[part=skeleton] > i")].map((line) =>
      line.getBoundingClientRect(),
    );
    expect(lines.length, "the average and five bars").to.equal(6);
    for (const [index, line] of lines.entries()) expect(line.top).to.be.at.least(lines[index - 1]?.bottom ?? 0);
  });

  it("shows an error of code that could not be loaded, and retries without loading the ratings again", async () => {
    const asked = answer();
    const load = stub(ratingStatsEnv, "loadCard").rejects(new Error("no code"));
    const logged = stub(console, "error");
    const { host, parts } = await setup();
    expect([parts("failure").length, parts("skeleton").length]).to.deep.equal([1, 0]);
    expect(logged.args.flat()).to.deep.equal([
      "<suite-rating-stats> network: the code that shows ratings could not be loaded",
    ]);
    await expect(host).to.be.accessible();
    load.restore();
    parts("retry")[0]!.click();
    await until(() => parts("share").length === 5);
    expect([parts("failure").length, asked.callCount]).to.deep.equal([0, 1]);
  });
});
