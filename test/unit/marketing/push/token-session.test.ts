import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { pageRegistry, shared } from "#shared/element/index.ts";
import type { Connection } from "#shared/suite/index.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { createDevice } from "./device.ts";

const server = "https://session.example";
const [anonymous, annas] = ["1111aaaa2222bbbbo", "3333cccc4444ddddo"];

describe("suite-push, token of a subscribed device", () => {
  let device: ReturnType<typeof createDevice>;
  let forms: string[];
  let status: number;
  beforeEach(() => {
    device = Object.assign(createDevice(), { state: "granted", isSubscribed: true });
    forms = [];
    status = 200;
  });

  /** Opens the visitor's next page, which has this token for its forms. */
  async function visit(csrfToken?: string) {
    pageRegistry().stores?.clear();
    shared(`suite.client ${server}`, (): Connection => ({
      csrfToken: () => csrfToken,
      call: async () => JSON.stringify({ vapid: "key", config: {} }) as never,
      async send(url, { body }) {
        forms.push(`${url} ${String(body)}`);
        return { url, status, text: "" };
      },
    }));
    const { host, state } = device.place(server);
    await until(state, ({ phase }) => phase === "on");
    await new Promise(setImmediate);
    return host;
  }
  const post = (token: string) => `/web/push_token name=a+token+of+another+service&csrf_token=${token}`;

  it("is sent once in a session, and again in the next one, since the suite forgets it on sign-out", async () => {
    for (const token of [anonymous, anonymous, annas, annas, anonymous]) await visit(token);
    assert.deepEqual(forms, [post(anonymous), post(annas), post(anonymous)]);
    assert.deepEqual(device.said, ["token", "token", "token"]);
  });

  it("is not stored together with the page's token", async () => {
    await visit(annas);
    assert.equal(device.tokenSession, "3333cccc");
  });

  it("is not sent by pages that may not send forms", async () => {
    await visit();
    assert.deepEqual([forms, device.said], [[], []]);
  });

  it("is sent again by the next page after a failure, which is reported; notifications stay on", async () => {
    status = 500;
    const { errors } = await visit(annas);
    assert.deepEqual(
      errors.map((error) => (error as { kind: string }).kind),
      ["server"],
    );
    status = 200;
    await visit(annas);
    assert.deepEqual(forms, [post(annas), post(annas)]);
  });
});
