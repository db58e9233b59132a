import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { createSignature } from "#portal/signature/signature.store.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { followedPage } from "#test/unit/shop/followed.ts";

const path = "/my/orders/37/accept?access_token=t-1";
const props = { callUrl: path, resId: 37, accessToken: "t-1", partnerName: "Joel Willis", signLabel: "" };

function place(t: TestContext, changed: Partial<typeof props> = {}) {
  const page = followedPage(t, { ...props, ...changed });
  const left: string[] = [];
  const store = createSignature(page.host, {
    pictureOf: (signature) => (typeof signature === "string" ? `typed ${signature}` : "drawn"),
    navigate: (_server, address) => !address.startsWith("javascript:") && !!left.push(address),
  });
  const draw = () => {
    store.ink.begin({ x: 1, y: 1, time: 0 }, { width: 400, height: 142 });
    store.drawn();
  };
  return { ...page, ...store, left, draw, now: () => store.state.get() };
}

describe("suite-signature", () => {
  test("marks a missing name and drawing, and sends nothing", async (t) => {
    const { sign, now, host, suite, setName, draw } = place(t, { partnerName: "" });
    await sign();
    assert.deepEqual([suite.paths, now().tries, [...host.states]], [[], 1, ["empty", "invalid"]]);
    setName("  ");
    draw();
    await sign();
    assert.deepEqual([suite.paths, [...host.states]], [[], ["invalid"]]);
    setName("Joel");
    assert.deepEqual([...host.states], []);
    void sign();
    assert.deepEqual(suite.paths, [path]);
  });

  test("sends the picture once without a prefix, and navigates to the address of the answer", async (t) => {
    const { sign, now, host, suite, draw, left } = place(t);
    draw();
    const first = sign();
    await sign();
    assert.deepEqual(suite.paths, [path]);
    const sent = { res_id: 37, access_token: "t-1", partner_name: "Joel Willis", signature: "drawn" };
    assert.deepEqual(suite.at(path).params, sent);
    assert.ok(host.states.has("busy"));
    await suite.at(path).answer({ force_refresh: true, redirect_url: "/my/orders/37?message=sign_ok" });
    await first;
    assert.deepEqual([left, [...host.states]], [["/my/orders/37?message=sign_ok"], ["signed"]]);
    await sign();
    assert.equal(suite.paths.length, 1);
    assert.deepEqual(now().signed, { thanks: "", address: "/my/orders/37?message=sign_ok" });
    assert.deepEqual(host.events, [
      ["suite-signature-change", { empty: false }],
      ["suite-signature-submit", { name: "Joel Willis" }],
    ]);
  });

  test("shows its thanks, and reports a redirect that is no web address", async (t) => {
    const { sign, now, host, suite, draw, left } = place(t);
    draw();
    const signing = sign();
    await suite.at(path).answer({ force_refresh: true, redirect_url: "javascript:attacked()" });
    await signing;
    assert.deepEqual([left, [...host.states], now().error], [[], ["signed"], null]);
    assert.deepEqual(
      host.errors.map((error) => (error as SuiteError).kind),
      ["contract"],
    );
  });

  test("sends a typed name as a picture", async (t) => {
    const { sign, setMode, setName, suite, host } = place(t, { accessToken: "" });
    setMode("type");
    setName(" Nora ");
    void sign();
    assert.deepEqual(suite.at(path).params, {
      res_id: 37,
      access_token: null,
      partner_name: " Nora ",
      signature: "typed Nora",
    });
    assert.deepEqual(host.events[0], ["suite-signature-change", { empty: false }]);
  });

  test("keeps the signature after each kind of failure, and sends it again", async (t) => {
    const { sign, draw, now, host, suite, left, ink } = place(t);
    draw();
    const failures = [
      new SuiteError("network", "gone"),
      new SuiteError("server", "500"),
      new SuiteError("session", "over"),
    ];
    for (const [index, error] of failures.entries()) {
      const sending = sign();
      await suite.at(path).fail(error);
      await sending;
      assert.deepEqual([now().error, now().isSending, ink.strokes().length], [error, false, 1], error.kind);
      assert.equal(suite.paths.length, index + 1);
    }
    const refused = sign();
    await suite.at(path).answer({ error: "Order is not in a state requiring customer signature." });
    await refused;
    assert.equal((now().error as SuiteError).sentence, "Order is not in a state requiring customer signature.");
    assert.deepEqual([now().signed, left, now().isSending], [null, [], false]);
    const empty = sign();
    await suite.at(path).answer({});
    await empty;
    assert.equal((now().error as SuiteError).kind, "contract");
    assert.ok(host.states.has("error"));
  });

  test("stays on the page if the editor opens before the answer", async (t) => {
    const { sign, draw, now, suite, left, host } = place(t);
    draw();
    const sending = sign();
    host.editing.set(true);
    await suite.at(path).answer({ force_refresh: true, redirect_url: "/my" });
    await sending;
    assert.deepEqual([now().signed, left], [{ thanks: "", address: "/my" }, []]);
  });

  test("is signed if the answer has only a message of thanks", async (t) => {
    const { sign, draw, now, suite, left } = place(t);
    draw();
    const sending = sign();
    await suite.at(path).answer({ success: "Signed.", redirect_url: "/my" });
    await sending;
    assert.deepEqual([now().signed, left], [{ thanks: "Signed.", address: "/my" }, []]);
  });

  test("sends nothing to other servers, nor if the page cancels the event", async (t) => {
    const { sign, draw, now, suite, host } = place(t, { callUrl: "https://evil.example/accept" });
    draw();
    host.prevents.add("suite-signature-submit");
    await sign();
    assert.equal(now().error, null);
    host.prevents.clear();
    await sign();
    assert.deepEqual([suite.paths, (now().error as SuiteError).kind], [[], "config"]);
  });

  test("dispatches a change when undo or clear empties the drawing", (t) => {
    const { draw, undo, clear, host, now } = place(t);
    draw();
    draw();
    undo();
    assert.equal(now().strokes, 1);
    undo();
    draw();
    clear();
    assert.deepEqual(
      host.events.map(([, detail]) => (detail as { empty: boolean }).empty),
      [false, true, false, true],
    );
  });
});
