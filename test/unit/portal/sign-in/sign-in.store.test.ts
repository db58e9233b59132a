import assert from "node:assert/strict";
import { it } from "node:test";
import { type Account, createSignIn, type SignInEnv } from "#portal/sign-in/sign-in.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const account: Account = { name: "Joel Willis", pages: [] };
const settled = () => new Promise((done) => setImmediate(done));

function place(readAccount: SignInEnv["readAccount"], then = "", isEditing = false) {
  const host = createHost("https://suite.example", { href: "/web/login", then });
  host.editing.set(isEditing);
  const left: string[] = [];
  const store = createSignIn(host);
  store.start({ readAccount, leave: (then) => left.push(then) }, host.signal);
  return { host, store, left, now: () => store.state.get() };
}

it("sign-in: is loading until it knows who the visitor is", async () => {
  const { host, now } = place(() => Promise.resolve(account));
  assert.deepEqual([...host.states], ["loading"]);
  await settled();
  assert.deepEqual([now().account, [...host.states]], [account, ["signed-in"]]);
});

it("sign-in: announces that the visitor has signed in, then leaves the page", async () => {
  const { host, store, left, now } = place(() => Promise.resolve(null), "/my");
  await settled();
  assert.equal(now().account, null);
  store.signedIn();
  assert.deepEqual([host.events, left], [[["suite-visitor-change", { signedIn: true }]], ["/my"]]);
});

it("sign-in: shows a failure, and reads again by Retry", async () => {
  const failure = new Error("down");
  let isDown = true;
  const { host, store, now } = place(() => (isDown ? Promise.reject(failure) : Promise.resolve(account)));
  await settled();
  assert.deepEqual([host.errors, [...host.states]], [[failure], ["error"]]);
  isDown = false;
  store.retry();
  await settled();
  assert.deepEqual([now().account, now().error], [account, null]);
});

it("sign-in: asks for nothing while the page is edited, and changes nothing after its end", async () => {
  let asked = 0;
  const { host, now } = place(() => (asked++, Promise.resolve(account)), "", true);
  assert.equal(asked, 0);
  host.editing.set(false);
  assert.equal(asked, 1);
  host.remove();
  await settled();
  assert.equal(now().account, undefined);
});
