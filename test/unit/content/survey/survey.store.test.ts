import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { atom } from "nanostores";
import type { SurveyEnv } from "#content/survey/survey.env.ts";
import { createSurvey } from "#content/survey/survey.store.ts";
import type { Answers, BoundSurvey, SurveyProps } from "#content/survey/survey.types.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { serve } from "#test/unit/shared/suite/server.ts";

interface Given {
  readonly answers?: Readonly<Record<string, string>>;
  readonly props?: Partial<SurveyProps>;
  readonly draft?: Answers;
  /** HTTP status of paths without an answer. */
  readonly status?: number;
}

/** Server that responds with a body per path, and a form that records its calls. */
async function setup(t: TestContext, { answers = {}, props = {}, draft, status = 500 }: Given = {}) {
  const { origin, seen } = await serve(t, (response, request) => {
    const body = answers[request.path.split("?")[0]!];
    response.writeHead(body === undefined ? status : 200, { "Content-Type": "text/html" }).end(body ?? "<p>no</p>");
  });
  pageRegistry().stores?.clear();
  const host = createHost<SurveyProps>(origin, {
    prefill: "",
    submit: "/submit",
    scores: "",
    resume: false,
    src: "",
    ...props,
  });
  const calls: string[] = [];
  const count = atom(0);
  const record = (text: string) => count.set(calls.push(text));
  const drafts = new Map<string, Answers>(draft ? [["key", draft]] : []);
  const addresses: string[] = [];
  const env: SurveyEnv = {
    navigate: (address) => address.startsWith("/") && !!addresses.push(address),
    warn: (text) => record(text),
    loadDates: () => Promise.reject(new Error("no code")),
    loadProblems: () => Promise.reject(new Error("no code")),
    loadStart: () => Promise.reject(new Error("no code")),
    participations: { read: () => "", write: () => {} },
    drafts: {
      read: (key) => drafts.get(key),
      write: (key, value) => void (value ? drafts.set(key, value) : drafts.delete(key)),
    },
  };
  const form: BoundSurvey = {
    key: "key",
    isLoaded: false,
    check: () => [],
    refuse: (errors) => Object.entries(errors).map(([name, text]) => ({ name, label: name, text })),
    fields: (button) => ({ "1_1_1": "", button_submit: button }),
    fill: (known) => record(`fill ${JSON.stringify(known)}`),
    showScores: (scores) => record(`scores ${JSON.stringify(scores)}`),
    answers: () => ({ "1_1_1": ["typed"] }),
    restore: (known) => record(`restore ${JSON.stringify(known)}`),
    focus: (id) => record(`focus ${id}`),
  };
  const store = createSurvey(host, env);
  const twoCalls = () => until(count, (made) => made >= 2);
  return { host, store, form, calls, twoCalls, drafts, addresses, seen };
}

const redirect = { "/submit": '{"redirect": "/survey/fill/1/x"}' };

describe("survey store", () => {
  test("rejects with a SuiteError if the code for dates could not be loaded", async (t) => {
    const { store } = await setup(t);
    await assert.rejects(store.loadDates(), { name: "SuiteError", kind: "network" });
  });

  test("loads the code of the summary again with the next problem", async (t) => {
    const { store, form, host } = await setup(t);
    store.attach({ ...form, check: () => [{ name: "1_1_2", label: "When?", text: "No date." }] });
    await store.submit("next");
    store.strip(new Error("no code"));
    assert.deepEqual([store.state.get().isBare, store.state.get().errors.length], [true, 1]);
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["network"],
    );
    await store.submit("next");
    assert.equal(store.state.get().isBare, false);
  });

  test("sends the page once with its button, then navigates", async (t) => {
    const { store, form, addresses, seen, host } = await setup(t, { answers: redirect });
    store.attach(form);
    await Promise.all([store.submit("next"), store.submit("next")]);
    assert.deepEqual(addresses, ["/survey/fill/1/x"]);
    assert.equal(seen.length, 1);
    assert.deepEqual(host.events, [["suite-survey-submit", { button: "next" }]]);
    // busy until the next page has loaded
    await store.submit("next");
    assert.equal(seen.length, 1);
  });

  test("sends nothing more after a return to the page while its answer is awaited, and the page again after the answer", async (t) => {
    const { store, form, seen } = await setup(t, { answers: redirect });
    store.attach(form);
    const sending = store.submit("next");
    store.endNavigation();
    await store.submit("next");
    await sending;
    assert.equal(seen.length, 1);
    store.endNavigation();
    await store.submit("next");
    assert.equal(seen.length, 2);
  });

  test("stays on the page if the editor was opened before the response", async (t) => {
    const { store, form, addresses, host } = await setup(t, { answers: redirect });
    store.attach(form);
    const sending = store.submit("next");
    host.editing.set(true);
    await sending;
    assert.deepEqual([addresses, store.state.get().busy, store.state.get().error], [[], false, null]);
  });

  test("accepts errors without a text, and leaves out earlier answers of false", async (t) => {
    const answers = { "/submit": '{"errors": {"1_1_1": false}}', "/prefill": '{"1_1_1": [false, 5]}' };
    const { store, form, calls, twoCalls } = await setup(t, { answers, props: { prefill: "/prefill" } });
    const refused: unknown[] = [];
    store.attach({ ...form, refuse: (errors) => (refused.push(errors), form.refuse(errors)) });
    await Promise.all([store.submit("next"), twoCalls()]);
    assert.deepEqual(refused[0], { "1_1_1": "" });
    assert.ok(calls.includes('fill {"1_1_1":[5]}'));
  });

  test("sends neither a cancelled page nor a read-only one", async (t) => {
    const { store, form, seen, host } = await setup(t, { answers: redirect });
    store.attach(form);
    host.prevents.add("suite-survey-submit");
    await store.submit("next");
    host.prevents.clear();
    host.props.set({ ...host.props.get(), submit: "" });
    await store.submit("next");
    assert.equal(seen.length, 0);
  });

  test("shows the server's error of each question, and focuses the first", async (t) => {
    const { store, form, calls, host } = await setup(t, { answers: { "/submit": '{"errors": {"1_1_1": "Say it."}}' } });
    store.attach(form);
    await store.submit("previous");
    assert.deepEqual(store.state.get().errors, [{ name: "1_1_1", label: "1_1_1", text: "Say it." }]);
    assert.deepEqual(calls, ["focus 1_1_1"]);
    assert.deepEqual(host.events.at(-1), ["suite-survey-error", { fields: ["1_1_1"] }]);
    store.settle("1_1_1");
    assert.deepEqual(store.state.get().errors, []);
  });

  test("navigates after a response without errors, whose other fields are ignored", async (t) => {
    const { store, form, addresses } = await setup(t, {
      answers: { "/submit": '{"errors": {}, "redirect": "/survey/2"}' },
    });
    store.attach(form);
    await store.submit("next");
    assert.deepEqual(addresses, ["/survey/2"]);
  });

  test("does not send a page with an unreadable answer", async (t) => {
    const { store, form, seen, host } = await setup(t, { answers: redirect });
    store.attach({ ...form, check: () => [{ name: "1_1_2", label: "When?", text: "No date." }] });
    await store.submit("next");
    assert.equal(seen.length, 0);
    assert.deepEqual(host.events, [["suite-survey-error", { fields: ["1_1_2"] }]]);
  });

  for (const [name, body, kind, status] of [
    ["neither errors nor an address", "{}", "contract"],
    ["errors of no question", '{"errors": {}}', "contract"],
    ["HTML", "<html></html>", "contract"],
    ["an address that is no page", '{"redirect": "javascript:alert(1)"}', "contract"],
    ["an error of the server", undefined, "server"],
    ["a session that is gone", undefined, "session", 400],
  ] as readonly (readonly [name: string, body: string | undefined, kind: string, status?: number])[])
    test(`reports a response of ${name} as an error, and sends the page again`, async (t) => {
      const { store, form, host, seen, addresses } = await setup(t, {
        answers: body === undefined ? {} : { "/submit": body },
        ...(status && { status }),
      });
      store.attach(form);
      await store.submit("finish");
      assert.equal((store.state.get().error as { kind: string }).kind, kind);
      assert.equal(host.errors.length, 1);
      assert.deepEqual(addresses, []);
      await store.retry();
      assert.equal(seen.length, 2);
    });

  test("waits five seconds for a response, and keeps the draft", async (t) => {
    const timeout = new AbortController();
    const timer = t.mock.method(AbortSignal, "timeout", () => timeout.signal);
    const { store, form, drafts } = await setup(t, { answers: redirect, props: { resume: true } });
    store.attach(form);
    store.answered();
    timeout.abort(new DOMException("late", "TimeoutError"));
    await store.submit("next");
    assert.deepEqual(
      timer.mock.calls.map(({ arguments: [ms] }) => ms),
      [5000],
    );
    assert.equal((store.state.get().error as { kind: string }).kind, "network");
    assert.equal(drafts.size, 1);
  });

  test("loads earlier answers and points, and logs failures without an error", async (t) => {
    const props = { prefill: "/prefill", scores: "/scores" };
    const full = await setup(t, { props, answers: { "/prefill": '{"1_1_1": [5]}', "/scores": '{"19": 2.0}' } });
    full.store.attach(full.form);
    await full.twoCalls();
    assert.deepEqual(full.calls.toSorted(), ['fill {"1_1_1":[5]}', 'scores {"19":2}']);
    const none = await setup(t, { props, answers: { "/prefill": "[]", "/scores": "no" } });
    none.store.attach(none.form);
    await none.twoCalls();
    assert.deepEqual(none.calls.toSorted(), ["Unable to load prefill data", "Unable to load score data"]);
    assert.deepEqual([none.host.errors, none.store.state.get().error], [[], null]);
  });

  test("keeps a draft in the tab until the page is sent", async (t) => {
    const draft = { "1_1_1": ["earlier"] };
    const { store, form, calls, drafts } = await setup(t, { answers: redirect, props: { resume: true }, draft });
    store.attach(form);
    await until(store.state, ({ restored }) => restored);
    assert.deepEqual(calls, ['restore {"1_1_1":["earlier"]}']);
    store.answered();
    assert.deepEqual(drafts.get("key"), { "1_1_1": ["typed"] });
    await store.submit("next");
    assert.equal(drafts.size, 0);
  });

  test("keeps a draft only with resume, and also after a failure", async (t) => {
    const plain = await setup(t);
    plain.store.attach(plain.form);
    plain.store.answered();
    assert.equal(plain.drafts.size, 0);
    const resumed = await setup(t, { props: { resume: true } });
    resumed.store.attach(resumed.form);
    resumed.store.answered();
    await resumed.store.submit("next");
    assert.equal(resumed.drafts.size, 1);
  });
});
