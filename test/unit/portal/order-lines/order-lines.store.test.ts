import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import type { OrderLinesEnv } from "#portal/order-lines/order-lines.env.ts";
import { createOrderLines } from "#portal/order-lines/order-lines.store.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { followedPage } from "#test/unit/shop/followed.ts";

const path = "/my/orders/39/update_line_dict";
const older = "/my/orders/39/update_line";
const line = { orderId: 39, lineId: 66, token: "t-1" };
const other = { ...line, lineId: 79 };
const answer = (quantity: string) => ({ order_line_product_uom_qty: quantity, order_amount_total: "42.00" });

/** Creates the store. @param quantity quantity in the suite */
function place(t: TestContext, quantity = NaN) {
  const page = followedPage(t, { orderId: undefined, accessToken: "", src: "" });
  const shown: unknown[] = [];
  const env: OrderLinesEnv = {
    show: (of, { quantity, total }, isLast) => Promise.resolve(void shown.push([of.lineId, quantity, total, isLast])),
    quantity: () => quantity,
    putBack: ({ lineId }) => void shown.push(["back", lineId]),
    reload: () => void shown.push("reload"),
  };
  const store = createOrderLines(page.host);
  return { ...page, ...store, env, shown, now: () => store.state.get() };
}

describe("suite-order-lines", () => {
  test("sends one call for each press, one after the other", async (t) => {
    const { change, suite, shown, env, host } = place(t);
    void change(line, "plus", env);
    void change(line, "plus", env);
    void change(other, "minus", env);
    assert.deepEqual(suite.paths, [path]);
    assert.deepEqual(suite.at(path).params, {
      line_id: 66,
      access_token: "t-1",
      remove: false,
      unlink: false,
      input_quantity: false,
    });
    await suite.at(path).answer(answer("2.0"));
    await suite.at(path).answer(answer("3.0"));
    assert.equal(suite.at(path).params["remove"], true);
    await suite.at(path).answer(answer("0.0"));
    assert.deepEqual(shown, [
      [66, "2.0", "42.00", false],
      [66, "3.0", "42.00", true],
      [79, "0.0", "42.00", true],
    ]);
    assert.deepEqual(host.events[1], ["suite-order-change", { lineId: 66, quantity: 3, total: "42.00" }]);
    assert.equal(host.states.size, 0);
  });

  test("sends the last one of several typed quantities", async (t) => {
    const { change, suite, env, shown } = place(t);
    for (const quantity of [5, 6, 7]) void change(line, quantity, env);
    await suite.at(path).answer(answer("5"));
    assert.equal(suite.at(path).params["input_quantity"], 7);
    await suite.at(path).answer(answer("7"));
    assert.deepEqual([suite.paths.length, shown.at(-1)], [2, [66, "7", "42.00", true]]);
  });

  test("restores the quantity after a failure, and drops later changes of the line", async (t) => {
    const { change, suite, env, shown, now } = place(t);
    void change(line, 5, env);
    void change(line, "plus", env);
    void change(other, "plus", env);
    await suite.at(path).fail(new SuiteError("network", "lost"));
    assert.deepEqual([shown, (now().error as SuiteError).kind], [[["back", 66]], "network"]);
    assert.deepEqual(suite.at(path).params["line_id"], 79);
    await suite.at(path).answer(answer("2.0"));
    assert.equal(suite.paths.length, 2);
  });

  test("uses the older route if the newer one is missing, and never both", async (t) => {
    const { change, suite, env, shown, now } = place(t);
    void change(line, "minus", env);
    await suite.at(path).fail(new SuiteError("config", "404"));
    assert.deepEqual(suite.at(older).params, { line_id: 66, access_token: "t-1", remove: true, unlink: false });
    await suite.at(older).answer(["1.0", "61.00"]);
    assert.deepEqual(shown, [[66, "1.0", "61.00", true]]);
    // a lost change may be stored
    void change(line, "plus", env);
    await suite.at(path).fail(new SuiteError("network", "lost"));
    assert.deepEqual([suite.paths.filter((each) => each === older).length, shown.slice(1)], [1, [["back", 66]]]);
    assert.ok(now().error);
  });

  for (const [typed, removes] of [
    [5, false],
    [1, true],
  ] as const)
    test(`changes the quantity from 3 to ${typed} step by step by the older route`, async (t) => {
      const { change, suite, env, shown, now } = place(t, 3);
      void change(line, typed, env);
      await suite.at(path).fail(new SuiteError("config", "404"));
      for (const [quantity, total] of [
        ["4.0", "51.00"],
        ["5.0", "61.00"],
      ]) {
        assert.deepEqual(suite.at(older).params, { line_id: 66, access_token: "t-1", remove: removes, unlink: false });
        await suite.at(older).answer([quantity, total]);
      }
      assert.deepEqual([shown, now().error], [[[66, "5.0", "61.00", true]], null]);
      assert.equal(suite.paths.length, 3);
    });

  test("reloads the page if a later step of the older route fails", async (t) => {
    const { change, suite, env, shown } = place(t, 1);
    void change(line, 3, env);
    await suite.at(path).fail(new SuiteError("config", "404"));
    await suite.at(older).answer(["2.0", "61.00"]);
    await suite.at(older).fail(new SuiteError("network", "lost"));
    assert.deepEqual(shown, ["reload"]);
  });

  for (const quantity of [NaN, 1.5, 4, 200])
    test(`does not change the quantity from ${quantity} to 4 by the older route`, async (t) => {
      const { change, suite, env, shown, now } = place(t, quantity);
      void change(line, 4, env);
      await suite.at(path).fail(new SuiteError("config", "404"));
      assert.deepEqual([suite.paths.length, shown], [1, [["back", 66]]]);
      assert.ok(now().error);
    });

  test("reloads the page after all changes if the suite returns no data", async (t) => {
    const { change, suite, env, shown } = place(t);
    void change(line, "remove", env);
    void change(other, "plus", env);
    assert.equal(suite.at(path).params["unlink"], true);
    await suite.at(path).answer(false);
    assert.deepEqual(shown, []);
    await suite.at(path).answer(answer("2.0"));
    assert.deepEqual(shown.at(-1), "reload");
  });

  test("shows errors for a wrong token and for text that is no quantity", async (t) => {
    const { change, refuse, suite, env, shown, now } = place(t);
    void change(line, 3, env);
    await suite.at(path).answer("<Response 213 bytes [302 FOUND]>");
    assert.equal((now().error as SuiteError).kind, "access");
    refuse(line, env);
    assert.deepEqual(
      [now().isRefused, now().error, shown],
      [
        true,
        null,
        [
          ["back", 66],
          ["back", 66],
        ],
      ],
    );
    assert.equal(suite.paths.length, 1);
  });

  test("restores the quantity of a change that was not sent, and reports that nothing changed", async (t) => {
    const { change, fail, suite, env, shown, now } = place(t);
    fail(line, new SuiteError("network", "no code"), env);
    assert.deepEqual([(now().error as SuiteError).kind, now().isSent, shown], ["network", false, [["back", 66]]]);
    assert.deepEqual(suite.paths, []);
    void change(line, 5, env);
    assert.equal(now().error, null);
    await suite.at(path).fail(new SuiteError("network", "lost"));
    assert.equal(now().isSent, true);
  });

  test("ignores answers after the element was removed", async (t) => {
    const { change, suite, env, shown, host } = place(t);
    void change(line, "plus", env);
    const asked = suite.at(path);
    host.remove();
    await asked.answer(answer("2.0"));
    assert.deepEqual(shown, []);
  });
});
