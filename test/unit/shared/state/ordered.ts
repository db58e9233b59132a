import assert from "node:assert/strict";
import { mock, test, type TestContext } from "node:test";
import type { ReadableAtom } from "nanostores";
import { SuiteError } from "#shared/suite/index.ts";
import { type Asked, type HandSuite, settled } from "#test/unit/chat/common/conversation/wire.ts";
import { pathsIn, replaced } from "../suite/answers/paths.ts";

/** Store whose test sends the answers: `followedPage` of `test/unit/shop`, which can also answer an aborted call. */
interface Placed {
  readonly suite: HandSuite;
  readonly host: {
    readonly events: readonly unknown[];
    readonly errors: readonly unknown[];
    readonly states: ReadonlySet<string>;
    remove(): void;
  };
  readonly state: ReadableAtom<object>;
  /** Effects on the page, such as addresses that it navigated to. */
  readonly done?: readonly unknown[];
  /** Repeats the failed call; absent if the first action does so. */
  readonly retry?: () => unknown;
  /** Actions that make the store send a first call, unless it does so by itself, then a second one. */
  readonly ask: readonly [first: () => unknown, second?: () => unknown];
}

export interface Late {
  readonly place: (t: TestContext) => Placed;
  /** Answers of the suite to the first and to the second call. */
  readonly answers: readonly [first: unknown, second?: unknown, ...later: unknown[]];
  /** True if the suite responds to this store with JSON text, as to a form post. */
  readonly isText?: boolean;
}

const sent = (answer: unknown, isText = false) => (isText ? JSON.stringify(answer) : answer);

/** State and effects of the store that a visitor or the page can observe. */
const seen = ({ host, state, done = [] }: Placed) => ({
  state: state.get(),
  events: [...host.events],
  errors: [...host.errors],
  states: [...host.states],
  done: [...done],
});

const taken = new WeakSet<Asked>();

/** Runs an action and returns the call that it sent. */
async function asked({ suite }: Placed, ask: () => unknown): Promise<Asked> {
  void ask();
  let question: Asked | undefined;
  do await settled();
  while (!(question = suite.open.find((each) => !taken.has(each))));
  taken.add(question);
  return question;
}

let imports = 0;

/** Waits for several imports: an answer may first load code, and Node's loader thread runs imports one by one. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await import(`data:text/javascript,export default ${imports++}`);
    await settled();
  }
}

const ways = [
  ["an answer", (question: Asked, answer: unknown) => question.answer(answer)],
  ["a failure", (question: Asked) => question.fail()],
] as const;

/** Registers tests: answers to an older call change nothing. */
export function keepsNewest(subject: string, { place, answers, isText }: Late): void {
  for (const [what, come] of ways)
    test(`${subject}: ignores ${what} to an older call`, async (t) => {
      const placed = place(t);
      const older = await asked(placed, placed.ask[0]);
      const newer = await asked(placed, placed.ask[1]!);
      const before = seen(placed);
      await newer.answer(sent(answers[1], isText));
      await calm();
      const after = seen(placed);
      assert.notDeepEqual(after, before, "the newest answer is shown");
      await come(older, sent(answers[0], isText));
      await calm();
      assert.deepEqual(seen(placed), after);
    });
}

/** Leaves out `busy`: a store that has ended may still count its calls. */
const seenElse = (placed: Placed) => {
  const { state, ...rest } = seen(placed);
  return { ...rest, state: { ...state, busy: undefined } };
};

/** Registers tests: answers after the element's removal change nothing, dispatch no event, and do not navigate. */
export function endsWithElement(subject: string, { place, answers, isText }: Late): void {
  for (const [what, come] of ways)
    test(`${subject}: ignores ${what} after its end`, async (t) => {
      const placed = place(t);
      const question = await asked(placed, placed.ask[0]);
      placed.host.remove();
      const before = seenElse(placed);
      const { length } = placed.suite.paths;
      await come(question, sent(answers[0], isText));
      await calm();
      assert.deepEqual(seenElse(placed), before);
      assert.equal(placed.suite.paths.length, length, "nothing more is asked");
    });
}

/**
 * Registers a test: responses after the element's removal do not change the page. The element layer ignores events and states of such stores.
 */
export function leavesPageAlone(subject: string, { place, answers, isText }: Late): void {
  test(`${subject}: changes nothing on the page for responses after its end`, async (t) => {
    const placed = place(t);
    await placed.ask[0]();
    while (!placed.suite.open[0]) await settled();
    placed.host.remove();
    for (const answer of answers) {
      await placed.suite.open[0].answer(sent(answer, isText));
      await calm();
    }
    assert.deepEqual(placed.done ?? [], []);
    assert.deepEqual(placed.suite.open, [], "nothing more is asked");
  });
}

const waits = /^(busy|loading|generating|sending|isSending|isLoading|isAsking|creating)$/;

/** Leaves out the states of a running call. */
const seenFound = (placed: Placed) => {
  const { state, states, ...rest } = seen(placed);
  const found = Object.entries(state).filter(([name]) => !waits.test(name));
  return { ...rest, state: Object.fromEntries(found), states: states.filter((name) => !waits.test(name)) };
};

/** Registers a test: a response with a false or missing part is shown, or rejected by an error with its kind. */
export function readsAnything(subject: string, { place, answers: [whole], isText }: Late): void {
  test(`${subject}: shows or refuses a response with a false or missing part`, async (t) => {
    const warn = mock.method(console, "warn", () => {});
    t.after(() => warn.mock.restore());
    for (const path of pathsIn(whole))
      for (const value of [false, undefined])
        await t.test(`${value} at ${path.join(".") || "the whole"}`, async (each) => {
          const placed = place(each);
          placed.suite.isStrict = true;
          const question = await asked(placed, placed.ask[0]);
          const before = seenFound(placed);
          await question.answer(sent(replaced(whole, path, value), isText));
          await calm();
          for (const error of placed.host.errors) assert.equal((error as Error).name, "SuiteError", String(error));
          assert.notDeepEqual(seenFound(placed), before, "nothing came of it");
        });
  });
}

/** Registers a test: after a failure the store sends the same call again, and reads its answer like the first one. */
export function triesAgain(subject: string, { place, answers, isText }: Late): void {
  test(`${subject}: makes the same call again after a failure`, async (t) => {
    const placed = place(t);
    placed.suite.isStrict = true;
    const first = await asked(placed, placed.ask[0]);
    await first.fail(new SuiteError("server", "500"));
    await calm();
    const failed = seen(placed);
    const second = await asked(placed, placed.retry ?? placed.ask[0]);
    assert.deepEqual([second.path, second.params], [first.path, first.params]);
    await second.answer(sent(answers[0], isText));
    await calm();
    assert.notDeepEqual(seen(placed), failed, "the answer is not shown");
    assert.ok(!placed.host.states.has("error"), "the failure stays");
  });
}
