import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import type { FormEnv } from "#forms/form/form.env.ts";
import { createForm } from "#forms/form/form.store.ts";
import type { BoundForm, FormProps } from "#forms/form/form.types.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { serve } from "#test/unit/shared/suite/server.ts";

type Respond = (respond: { end(body: string, status?: number): void; cut(): void }) => void;

async function place(t: TestContext, respond: Respond, more: Partial<FormProps> = {}, offline = false) {
  const { origin, seen } = await serve(t, (response) =>
    respond({
      end: (body, status = 200) => void response.writeHead(status, { "Content-Type": "text/html" }).end(body),
      cut: () => void response.destroy(),
    }),
  );
  pageRegistry().stores?.clear();
  const props: FormProps = {
    model: "crm.lead",
    action: "/website_form/",
    forceAction: "",
    successPage: "",
    draft: false,
    honeypot: "",
    src: "",
    ...more,
  };
  const host = createHost(origin, props);
  const went: string[] = [];
  const env: FormEnv = {
    isOffline: () => offline,
    navigate: (address) => !address.startsWith("javascript:") && !!went.push(address),
    uploadFetch: () => Promise.resolve(undefined),
  };
  const store = createForm(host, env);
  const calls: string[] = [];
  const form: BoundForm = {
    check: () => Promise.resolve([]),
    refuse: (fields) => Object.entries(fields).map(([name, text]) => ({ name, label: name, text })),
    body: () => {
      const body = new FormData();
      body.set("name", "Ann");
      return Promise.resolve(body);
    },
    isTrapped: () => false,
    reset: () => void calls.push("reset"),
    focus: (name) => void calls.push(`focus ${name}`),
  };
  store.attach(form);
  return { host, store, form, calls, seen, went, done: () => until(store.state, ({ busy }) => !busy) };
}

const ok: Respond = ({ end }) => end('{"id": 7}');

describe("suite-form", () => {
  test("is not sent if the answer is one of a JSON call", async (t) => {
    const { store, host } = await place(t, ({ end }) => end('{"jsonrpc":"2.0","id":1,"error":{"code":200}}'));
    await store.submit();
    assert.equal((store.state.get().error as { kind: string }).kind, "contract");
    assert.ok(!host.events.some(([name]) => name === "suite-form-success"));
  });

  test("is sent and has the error state if its success page is no web address", async (t) => {
    const { store, went, host } = await place(t, ok, { successPage: "javascript:attacked()" });
    await store.submit();
    assert.deepEqual([store.state.get().outcome, went, host.states.has("error")], ["sent", [], true]);
  });

  test("sends to the route of its model once, then navigates to its success page", async (t) => {
    const { store, calls, seen, went, host } = await place(t, ok, { successPage: "/thanks" });
    await Promise.all([store.submit(), store.submit()]);
    await store.submit();
    assert.deepEqual(
      seen.map(({ path }) => path),
      ["/website_form/crm.lead"],
    );
    assert.match(seen[0]!.type!, /^multipart\/form-data/);
    assert.deepEqual([calls, went], [["reset"], ["/thanks"]]);
    assert.deepEqual(host.events, [
      ["suite-form-submit", undefined],
      ["suite-form-success", { id: 7 }],
    ]);
  });

  test("does not navigate if the form was removed before the answer", async (t) => {
    const answer: Respond = ({ end }) => {
      store.attach(undefined);
      end('{"id": 7}');
    };
    const { store, went, calls } = await place(t, answer, { successPage: "/thanks" });
    await store.submit();
    assert.deepEqual([store.state.get().outcome, went, calls], ["sent", [], []]);
  });

  test("sends to the route of its action", async (t) => {
    const { store, seen } = await place(t, ok, { action: "/fr_FR/website_form", forceAction: "shop.sale.order" });
    await store.submit();
    assert.equal(seen[0]!.path, "/fr_FR/website_form/shop.sale.order");
  });

  test("marks refused fields of both forms of the answer", async (t) => {
    for (const [fields, text] of [
      ['["name"]', ""],
      ['{"name": "Too long."}', "Too long."],
      ['{"name": true}', ""],
    ]) {
      const { store, calls, host } = await place(t, ({ end }) => end(`{"error_fields": ${fields}}`));
      await store.submit();
      assert.deepEqual(store.state.get().errors, [{ name: "name", label: "name", text }]);
      assert.deepEqual(calls, ["focus name"]);
      assert.deepEqual(host.events.at(-1), ["suite-form-error", { fields: ["name"] }]);
      store.settle("name");
      assert.equal(store.state.get().outcome, "");
    }
  });

  test("does not send again after a lost answer until the visitor requests it", async (t) => {
    let isCut = true;
    const { store, seen } = await place(t, (respond) => (isCut ? respond.cut() : respond.end('{"id": 8}')));
    await store.submit();
    await store.submit();
    assert.deepEqual([store.state.get().outcome, store.state.get().attempts, seen.length], ["lost", 1, 1]);
    isCut = false;
    await Promise.all([store.sendAgain(), store.sendAgain()]);
    assert.deepEqual([store.state.get().outcome, seen.length], ["sent", 2]);
  });

  test("sends again by a press after the visitor dismissed the question", async (t) => {
    const { store, seen } = await place(t, ({ end }) => end("<p>hotel</p>"));
    await store.submit();
    store.dismiss();
    await store.submit();
    assert.equal(seen.length, 2);
  });

  test("is refused without a connection, not lost", async (t) => {
    const { store } = await place(t, ({ cut }) => cut(), {}, true);
    await store.submit();
    assert.equal(store.state.get().outcome, "refused");
  });

  test("sends no form with errors, of a robot, or that the page cancels", async (t) => {
    const { store, form, seen, host } = await place(t, ok);
    const attach = (more: Partial<BoundForm>) => store.attach({ ...form, ...more });
    attach({ check: () => Promise.resolve([{ name: "name", label: "Name", text: "No." }]) });
    await store.submit();
    assert.equal(store.state.get().outcome, "invalid");
    attach({ isTrapped: () => true });
    await store.submit();
    assert.equal(store.state.get().outcome, "refused");
    attach({});
    host.prevents.add("suite-form-submit");
    await store.submit();
    assert.deepEqual([store.state.get().outcome, seen.length], ["", 0]);
  });
});
