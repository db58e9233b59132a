import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { createRating, type Rating } from "#chat/livechat/rating.ts";
import { HandSuite, settled } from "../common/conversation/wire.ts";

describe("rating, with responses in another order", () => {
  let suite: HandSuite;
  let log: unknown[];
  let rating: Rating;
  beforeEach(() => {
    suite = new HandSuite();
    log = [];
    rating = createRating({
      client: suite,
      uuid: "u",
      fail: () => log.push("failed"),
      onRated: (rate, reason) => log.push([rate, reason]),
      onDone: (emoji, reason) => log.push(["done", emoji, reason]),
    });
  });

  it("applies the last choice", async () => {
    void rating.choose(10);
    void rating.choose(1);
    await settled();
    const [first, second] = suite.open;
    assert.deepEqual(
      [first!.params, second!.params],
      [
        { uuid: "u", rate: 10 },
        { uuid: "u", rate: 1 },
      ],
    );
    await second!.answer(3);
    await first!.answer(3);
    assert.deepEqual(log, [[1, ""]]);
    assert.deepEqual(rating.state.get(), { rate: 1, reason: "", busy: false, error: null });
  });

  it("clears the error of an earlier choice", async () => {
    void rating.choose(5);
    void rating.choose(1);
    await settled();
    await suite.open[0]!.fail();
    assert.deepEqual([log, rating.state.get().busy, rating.state.get().error], [[], true, null]);
    await suite.open[0]!.answer(3);
    assert.deepEqual(log, [[1, ""]]);
  });

  it("sends the reason with the choice, and closes after the response", async () => {
    void rating.choose(5);
    rating.explain("Slow");
    void rating.send();
    await settled();
    assert.deepEqual(suite.open[1]!.params, { uuid: "u", rate: 5, reason: "Slow" });
    await suite.open[1]!.answer(3);
    await suite.open[0]!.answer(3);
    assert.deepEqual(log, [
      [5, "Slow"],
      ["done", "😐", "Slow"],
    ]);
  });

  it("closes when the visitor skips the rating, and ignores later responses", async () => {
    void rating.choose(10);
    await settled();
    rating.skip();
    await suite.open[0]!.answer(3);
    assert.deepEqual(log, [["done", "", ""]]);
  });
});
