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
  /** Of what the suite has no answer to. */
  readonly status?: number;
}

/** A suite that answers each path with a body, and a form that writes down what it is told. */
async function place(t: TestContext, { answers = {}, props = {}, draft, status = 500 }: Given = {}) {
  const { origin, seen } = await serve(t, (response, request) => {
    const body = answers[request.path.split("?")[0]!];
    response.writeHead(body === undefined ? status : 200, { "Content-Type": "text/html" }).end(body ?? "<p>no</p>");
  });
  pageRegistry().stores?.clear();
  const host = createHost<SurveyProps>(origin, { prefill: "", submit: "/submit", scores: "", resume: false, ...props });
  const said: string[] = [];
  const heard = atom(0);
  const say = (text: string) => heard.set(said.push(text));
  const kept = new Map<string, Answers>(draft ? [["key", draft]] : []);
  const went: string[] = [];
  const env: SurveyEnv = {
    navigate: (address) => address.startsWith("/") && !!went.push(address),
    warn: (text) => say(text),
    loadDates: () => Promise.reject(new Error("no code")),
    loadProblems: () => Promise.reject(new Error("no code")),
    drafts: {
      read: (key) => kept.get(key),
      write: (key, value) => void (value ? kept.set(key, value) : kept.delete(key)),
    },
  };
  const form: BoundSurvey = {
    key: "key",
    check: () => [],
    refuse: (errors) => Object.entries(errors).map(([name, text]) => ({ name, label: name, text })),
    fields: (button) => ({ "1_1_1": "", button_submit: button }),
    fill: (known) => say(`fill ${JSON.stringify(known)}`),
    showScores: (scores) => say(`scores ${JSON.stringify(scores)}`),
    answers: () => ({ "1_1_1": ["typed"] }),
    restore: (known) => say(`restore ${JSON.stringify(known)}`),
    focus: (id) => say(`focus ${id}`),
  };
  const store = createSurvey(host, env);
  const twoSaid = () => until(heard, (count) => count >= 2);
  return { host, store, form, said, twoSaid, kept, went, seen };
}

const redirect = { "/submit": '{"redirect": "/survey/fill/1/x"}' };

describe("a page of a survey", () => {
  test("names the error where the code of dates does not come", async (t) => {
    const { store } = await place(t);
    await assert.rejects(store.loadDates(), { name: "SuiteError", kind: "network" });
  });

  test("asks anew for what tells of problems with the next one", async (t) => {
    const { store, form, host } = await place(t);
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

  test("is sent once with its button, and leads on", async (t) => {
    const { store, form, went, seen, host } = await place(t, { answers: redirect });
    store.attach(form);
    await Promise.all([store.submit("next"), store.submit("next")]);
    assert.deepEqual(went, ["/survey/fill/1/x"]);
    assert.equal(seen.length, 1);
    assert.deepEqual(host.events, [["suite-survey-submit", { button: "next" }]]);
    // until the next page is there
    await store.submit("next");
    assert.equal(seen.length, 1);
  });

  test("stays on the page if the editor was opened before the answer", async (t) => {
    const { store, form, went, host } = await place(t, { answers: redirect });
    store.attach(form);
    const sending = store.submit("next");
    host.editing.set(true);
    await sending;
    assert.deepEqual([went, store.state.get().busy, store.state.get().error], [[], false, null]);
  });

  test("takes refusals without a text, and leaves out answers of before that are none", async (t) => {
    const answers = { "/submit": '{"errors": {"1_1_1": false}}', "/prefill": '{"1_1_1": [false, 5]}' };
    const { store, form, said, twoSaid } = await place(t, { answers, props: { prefill: "/prefill" } });
    const told: unknown[] = [];
    store.attach({ ...form, refuse: (errors) => (told.push(errors), form.refuse(errors)) });
    await Promise.all([store.submit("next"), twoSaid()]);
    assert.deepEqual(told[0], { "1_1_1": "" });
    assert.ok(said.includes('fill {"1_1_1":[5]}'));
  });

  test("that a listener stops is not sent, nor is one that nobody answers", async (t) => {
    const { store, form, seen, host } = await place(t, { answers: redirect });
    store.attach(form);
    host.prevents.add("suite-survey-submit");
    await store.submit("next");
    host.prevents.clear();
    host.props.set({ ...host.props.get(), submit: "" });
    await store.submit("next");
    assert.equal(seen.length, 0);
  });

  test("shows what the suite refuses, of each question, and goes to the first", async (t) => {
    const { store, form, said, host } = await place(t, { answers: { "/submit": '{"errors": {"1_1_1": "Say it."}}' } });
    store.attach(form);
    await store.submit("previous");
    assert.deepEqual(store.state.get().errors, [{ name: "1_1_1", label: "1_1_1", text: "Say it." }]);
    assert.deepEqual(said, ["focus 1_1_1"]);
    assert.deepEqual(host.events.at(-1), ["suite-survey-error", { fields: ["1_1_1"] }]);
    store.settle("1_1_1");
    assert.deepEqual(store.state.get().errors, []);
  });

  test("goes on where nothing is wrong, whatever else the suite says", async (t) => {
    const { store, form, went } = await place(t, { answers: { "/submit": '{"errors": {}, "redirect": "/survey/2"}' } });
    store.attach(form);
    await store.submit("next");
    assert.deepEqual(went, ["/survey/2"]);
  });

  test("is not sent while an answer cannot be read", async (t) => {
    const { store, form, seen, host } = await place(t, { answers: redirect });
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
    test(`that is answered by ${name} is an error, from which it can be sent again`, async (t) => {
      const { store, form, host, seen, went } = await place(t, {
        answers: body === undefined ? {} : { "/submit": body },
        ...(status && { status }),
      });
      store.attach(form);
      await store.submit("finish");
      assert.equal((store.state.get().error as { kind: string }).kind, kind);
      assert.equal(host.errors.length, 1);
      assert.deepEqual(went, []);
      await store.retry();
      assert.equal(seen.length, 2);
    });

  test("waits five seconds for an answer, and keeps what was typed", async (t) => {
    const patience = new AbortController();
    const timer = t.mock.method(AbortSignal, "timeout", () => patience.signal);
    const { store, form, kept } = await place(t, { answers: redirect, props: { resume: true } });
    store.attach(form);
    store.answered();
    patience.abort(new DOMException("late", "TimeoutError"));
    await store.submit("next");
    assert.deepEqual(
      timer.mock.calls.map(({ arguments: [ms] }) => ms),
      [5000],
    );
    assert.equal((store.state.get().error as { kind: string }).kind, "network");
    assert.equal(kept.size, 1);
  });

  test("has the answers of before and the points; without them it is of use, and the console knows", async (t) => {
    const props = { prefill: "/prefill", scores: "/scores" };
    const full = await place(t, { props, answers: { "/prefill": '{"1_1_1": [5]}', "/scores": '{"19": 2.0}' } });
    full.store.attach(full.form);
    await full.twoSaid();
    assert.deepEqual(full.said.toSorted(), ['fill {"1_1_1":[5]}', 'scores {"19":2}']);
    const none = await place(t, { props, answers: { "/prefill": "[]", "/scores": "no" } });
    none.store.attach(none.form);
    await none.twoSaid();
    assert.deepEqual(none.said.toSorted(), ["Unable to load prefill data", "Unable to load score data"]);
    assert.deepEqual([none.host.errors, none.store.state.get().error], [[], null]);
  });

  test("is resumed in the tab until it is sent", async (t) => {
    const draft = { "1_1_1": ["earlier"] };
    const { store, form, said, kept } = await place(t, { answers: redirect, props: { resume: true }, draft });
    store.attach(form);
    await until(store.state, ({ restored }) => restored);
    assert.deepEqual(said, ['restore {"1_1_1":["earlier"]}']);
    store.answered();
    assert.deepEqual(kept.get("key"), { "1_1_1": ["typed"] });
    await store.submit("next");
    assert.equal(kept.size, 0);
  });

  test("keeps nothing unless it is to be resumed, and keeps what could not be sent", async (t) => {
    const plain = await place(t);
    plain.store.attach(plain.form);
    plain.store.answered();
    assert.equal(plain.kept.size, 0);
    const kept = await place(t, { props: { resume: true } });
    kept.store.attach(kept.form);
    kept.store.answered();
    await kept.store.submit("next");
    assert.equal(kept.kept.size, 1);
  });
});
