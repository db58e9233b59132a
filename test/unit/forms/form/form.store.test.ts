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
  const said: string[] = [];
  const form: BoundForm = {
    check: () => Promise.resolve([]),
    refuse: (fields) => Object.entries(fields).map(([name, text]) => ({ name, label: name, text })),
    body: () => {
      const body = new FormData();
      body.set("name", "Ann");
      return Promise.resolve(body);
    },
    isTrapped: () => false,
    reset: () => void said.push("reset"),
    focus: (name) => void said.push(`focus ${name}`),
  };
  store.attach(form);
  return { host, store, form, said, seen, went, done: () => until(store.state, ({ busy }) => !busy) };
}

const ok: Respond = ({ end }) => end('{"id": 7}');

describe("a form", () => {
  test("that is answered as a call is not told as sent", async (t) => {
    const { store, host } = await place(t, ({ end }) => end('{"jsonrpc":"2.0","id":1,"error":{"code":200}}'));
    await store.submit();
    assert.equal((store.state.get().error as { kind: string }).kind, "contract");
    assert.ok(!host.events.some(([name]) => name === "suite-form-success"));
  });

  test("stays sent and shows the error state where its page is no web address", async (t) => {
    const { store, went, host } = await place(t, ok, { successPage: "javascript:attacked()" });
    await store.submit();
    assert.deepEqual([store.state.get().outcome, went, host.states.has("error")], ["sent", [], true]);
  });

  test("goes to the route of its model once, whatever is pressed meanwhile, and then to its page", async (t) => {
    const { store, said, seen, went, host } = await place(t, ok, { successPage: "/thanks" });
    await Promise.all([store.submit(), store.submit()]);
    await store.submit();
    assert.deepEqual(
      seen.map(({ path }) => path),
      ["/website_form/crm.lead"],
    );
    assert.match(seen[0]!.type!, /^multipart\/form-data/);
    assert.deepEqual([said, went], [["reset"], ["/thanks"]]);
    assert.deepEqual(host.events, [
      ["suite-form-submit", undefined],
      ["suite-form-success", { id: 7 }],
    ]);
  });

  test("that has left the page before it is answered leads nowhere", async (t) => {
    const answer: Respond = ({ end }) => {
      store.attach(undefined);
      end('{"id": 7}');
    };
    const { store, went, said } = await place(t, answer, { successPage: "/thanks" });
    await store.submit();
    assert.deepEqual([store.state.get().outcome, went, said], ["sent", [], []]);
  });

  test("has another route by its action", async (t) => {
    const { store, seen } = await place(t, ok, { action: "/fr_FR/website_form", forceAction: "shop.sale.order" });
    await store.submit();
    assert.equal(seen[0]!.path, "/fr_FR/website_form/shop.sale.order");
  });

  test("that the suite refuses names fields, by a list and by an object", async (t) => {
    for (const [fields, text] of [
      ['["name"]', ""],
      ['{"name": "Too long."}', "Too long."],
      ['{"name": true}', ""],
    ]) {
      const { store, said, host } = await place(t, ({ end }) => end(`{"error_fields": ${fields}}`));
      await store.submit();
      assert.deepEqual(store.state.get().errors, [{ name: "name", label: "name", text }]);
      assert.deepEqual(said, ["focus name"]);
      assert.deepEqual(host.events.at(-1), ["suite-form-error", { fields: ["name"] }]);
      store.settle("name");
      assert.equal(store.state.get().outcome, "");
    }
  });

  test("whose answer was lost is not sent again unasked, but once when asked for", async (t) => {
    let isCut = true;
    const { store, seen } = await place(t, (respond) => (isCut ? respond.cut() : respond.end('{"id": 8}')));
    await store.submit();
    await store.submit();
    assert.deepEqual([store.state.get().outcome, store.state.get().attempts, seen.length], ["lost", 1, 1]);
    isCut = false;
    await Promise.all([store.sendAgain(), store.sendAgain()]);
    assert.deepEqual([store.state.get().outcome, seen.length], ["sent", 2]);
  });

  test("is sent by a press again once somebody decided not to wait for the answer", async (t) => {
    const { store, seen } = await place(t, ({ end }) => end("<p>hotel</p>"));
    await store.submit();
    store.dismiss();
    await store.submit();
    assert.equal(seen.length, 2);
  });

  test("has certainly not been sent without a connection", async (t) => {
    const { store } = await place(t, ({ cut }) => cut(), {}, true);
    await store.submit();
    assert.equal(store.state.get().outcome, "refused");
  });

  test("with something wrong in it, or that the page prevents, or that a robot filled in, is not sent", async (t) => {
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
