import { expect } from "@open-wc/testing";
import { boolean, object } from "valibot";
import { connect, type SuiteError } from "#shared/suite/index.ts";

const call = { path: "/package.json", read: true, params: object({}), result: boolean() };

const failure = (server: string, signal?: AbortSignal) =>
  connect(server)
    .call(call, {}, { retry: 0, signal })
    .then(
      () => expect.fail("there is no such call"),
      (error: SuiteError) => error,
    );

/** The test server under its other name: another origin, without CORS headers. */
const neighbour = location.origin.replace("localhost", "127.0.0.1");

it("a suite of another origin without CORS headers is a config error", async () => {
  const { kind, retryable, message } = await failure(neighbour);
  expect({ kind, retryable }).to.deep.equal({ kind: "config", retryable: false });
  expect(message).to.equal(
    `${neighbour} does not let pages of ${location.origin} read its answers: a proxy must add CORS headers`,
  );
});

it("an unreachable suite of another origin is a network error", async () => {
  const { kind, retryable } = await failure("https://nowhere.invalid");
  expect({ kind, retryable }).to.deep.equal({ kind: "network", retryable: true });
});

it("an abort is neither of these errors", async () => {
  expect((await failure(neighbour, AbortSignal.abort())).name).to.equal("AbortError");
});
