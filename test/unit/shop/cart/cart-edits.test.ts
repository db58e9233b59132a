import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { quantityOf } from "#shop/common/quantity.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { asked, hold, place, put, sailDesk, stored, suite, useSuite } from "./basket.ts";

describe("the lines of the cart", () => {
  useSuite();

  test("are sent 500 ms after the last edit of a line", async (t) => {
    const { lines, edit, pass, idle, now, host, answer } = await place(t);
    edit(lines.chair, "3");
    assert.equal(pass(499), 1);
    edit(lines.chair, "4");
    assert.equal(pass(499), 1);
    await settled();
    assert.deepEqual([suite.calls.length, now().busy, host.states.has("busy")], [0, true, true]);
    pass(1);
    await idle();
    assert.deepEqual([suite.calls.length, await stored()], [1, ["151: 4", "21: 1"]]);
    assert.deepEqual(answer.get(), { ...lines.chair, quantity: 4 });
    assert.deepEqual(host.events, [["suite-cart-change", { quantity: 5 }]]);
    assert.equal(host.states.has("busy"), false);
  });

  test("all arrive when several are edited quickly, one call after the other", async (t) => {
    const { lines, edit, pass, idle, host } = await place(t);
    const release = hold();
    edit(lines.chair, "5");
    edit(lines.bench, "6");
    pass(500);
    await asked(1);
    await settled();
    assert.equal(suite.calls.length, 1);
    release();
    await idle();
    assert.deepEqual(await stored(), ["151: 5", "21: 6"]);
    assert.deepEqual(
      host.events.map(([, detail]) => detail),
      [{ quantity: 6 }, { quantity: 11 }],
    );
  });

  test("accept an edit during a call of the same line, and drop the older answer", async (t) => {
    const { lines, edit, pass, idle, answer, content } = await place(t);
    const shown: unknown[] = [];
    answer.listen((now) => shown.push(now?.quantity));
    const release = hold();
    edit(lines.chair, "5");
    pass(500);
    await asked(1);
    edit(lines.chair, "6");
    pass(500);
    release();
    await idle();
    assert.deepEqual([shown, await stored()], [[6], ["151: 6", "21: 1"]]);
    assert.match(content.get()!.html!, /value="6"/);
  });

  test("count an empty text or no number as 1, and cut fractions", async (t) => {
    for (const [text, quantity] of Object.entries({
      "": 1,
      " ": 1,
      abc: 1,
      "2.7": 2,
      "٣": 3,
      "۱۲": 12,
      "3x": 3,
      "-2": -2,
      "0": 0,
      "007": 7,
    }))
      assert.equal(quantityOf(text), quantity, text);
    const { lines, edit, pass, idle } = await place(t);
    edit(lines.chair, "");
    edit(lines.bench, "2.7");
    pass(500);
    await idle();
    assert.deepEqual(await stored(), ["151: 1", "21: 2"]);
  });

  test("are removed by 0, the last one with the whole cart", async (t) => {
    const { lines, edit, pass, idle, now, host } = await place(t);
    edit(lines.chair, "0");
    pass(500);
    await idle();
    assert.deepEqual([await stored(), now().gone], [["21: 1"], false]);
    edit(lines.bench, "0");
    pass(500);
    await idle();
    assert.equal(now().gone, true);
    assert.deepEqual(host.events.at(-1), ["suite-cart-change", { quantity: 0 }]);
  });

  test("show the warning and the quantity of the suite", async (t) => {
    const { edit, pass, idle, host, warning, answer, dismiss } = await place(t);
    const desk = { productId: sailDesk, lineId: await put(sailDesk, 1) };
    edit(desk, "9");
    pass(500);
    await idle();
    assert.deepEqual(answer.get(), { ...desk, quantity: 3 });
    assert.match(warning.get(), /9\.0 products but only 3\.0/);
    assert.deepEqual(host.events.at(-1), ["suite-cart-warning", { message: warning.get() }]);
    dismiss();
    assert.equal(warning.get(), "");
  });

  test("are written by each answer, also by an equal one", async (t) => {
    const { edit, pass, idle, content } = await place(t);
    const desk = { productId: sailDesk, lineId: await put(sailDesk, 3) };
    const shown: unknown[] = [];
    content.listen((now) => shown.push(now));
    for (let times = 0; times < 2; times++) {
      edit(desk, "9");
      pass(500);
      await idle();
    }
    assert.equal(shown.length, 2);
  });

  test("are not replaced while an edit of another line waits", async (t) => {
    const { lines, edit, pass, idle, content, answer } = await place(t);
    const release = hold();
    edit(lines.chair, "5");
    pass(500);
    await asked(1);
    edit(lines.bench, "7");
    release();
    await until(answer, (now) => now?.quantity === 5);
    await settled();
    assert.equal(content.get(), null);
    pass(500);
    await idle();
    assert.match(content.get()!.html!, /value="5"[^]+value="7"/);
  });

  test("are not replaced while the visitor types in one", async (t) => {
    const { lines, edit, type, pass, idle, content } = await place(t);
    edit(lines.chair, "5");
    pass(500);
    type(lines.bench);
    await idle();
    assert.equal(content.get(), null);
    edit(lines.bench, "7");
    pass(500);
    await idle();
    assert.match(content.get()!.html!, /value="5"[^]+value="7"/);
  });

  test("are replaced once the visitor leaves a field without a change", async (t) => {
    const { lines, edit, type, pass, idle, content, answer } = await place(t);
    edit(lines.chair, "5");
    pass(500);
    type(lines.chair);
    await idle();
    assert.deepEqual([content.get(), answer.get()], [null, null]);
    type(null);
    assert.match(content.get()!.html!, /value="5"/);
  });
});
