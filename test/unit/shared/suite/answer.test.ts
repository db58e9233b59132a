import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { test, type TestContext } from "node:test";
import { object, undefined_, unknown } from "valibot";
import { connect, type SuiteError } from "#shared/suite/index.ts";
import { answer, body, readCall, replay, serve } from "./server.ts";

const anything = { path: "/any", read: false, params: object({}), result: unknown() };

const refusals = [
  ["json_server_exception_valueerror", "server", "invalid literal for int() with base 10: 'abc'", true],
  [
    "json_user_error",
    "server",
    "You can not remove the admin user as it is used internally for resources created by Eagle (updates, module installation, ...)",
    false,
  ],
  ["json_validation_error", "server", "You cannot create recursive Partner hierarchies.", false],
  [
    "json_private_method",
    "access",
    "Private methods (such as _compute_display_name) cannot be called remotely.",
    false,
  ],
  ["json_authenticate_bad_password", "access", "Access denied", false],
  ["json_session_expired_stale_cookie", "session", "Session expired", false],
  [
    "json_404_raised_inside",
    "config",
    "Record does not exist or has been deleted.\n\n(Records: [999999], User: 1)",
    false,
  ],
  ["json_404_unknown_route", "config", "", false],
  ["json_404_missing_record_in_url", "config", "", false],
  ["json_forbidden_raised_inside", "access", "", false],
  ["json_invalid_body", "contract", "", true],
  ["json_params_not_object", "server", "", true],
  ["json_route_called_with_form_post", "contract", "", true],
  ["http_404_post", "config", "", false],
  ["http_403_access_error", "access", "", false],
  ["http_500", "server", "", true],
] as const;

for (const [name, kind, text, retryable] of refusals) {
  test(`answer: ${name} is an error of kind ${kind}`, async (t) => {
    const { origin } = await serve(t, replay(`envelope/${name}`));
    await assert.rejects(connect(origin).call(anything, {}), (error: SuiteError) => {
      assert.deepEqual([error.name, error.kind, error.text, error.retryable], ["SuiteError", kind, text, retryable]);
      assert.match(error.message, /^http:\S+\/any/);
      assert.doesNotMatch(error.message, /Traceback/);
      return true;
    });
  });
}

const broken = {
  "an HTML page with HTTP 200": body("<!DOCTYPE html><html><body>Maintenance</body></html>", 200, "text/html"),
  "cut JSON": body('{"jsonrpc": "2.0", "id": 1, "resu'),
  "no body": body(""),
  "JSON null": body("null"),
  "JSON of another kind": body('{"ok": true, "name": "x"}'),
  "no result": body('{"jsonrpc": "2.0", "id": 1}'),
  "a result that does not fit": answer({ ok: "yes", name: "x" }),
};

for (const [what, play] of Object.entries(broken)) {
  test(`answer: ${what} breaks the contract`, async (t) => {
    const { origin } = await serve(t, play);
    await assert.rejects(connect(origin).call(readCall, {}), {
      name: "SuiteError",
      kind: "contract",
      text: "",
      retryable: true,
    });
  });
}

test("answer: the console shows the first part of a response that does not fit", async (t) => {
  const { origin } = await serve(t, answer({ ok: "yes", name: "x" }));
  await assert.rejects(connect(origin).call(readCall, {}), {
    message: `${origin}/read: result.ok: Invalid type: Expected boolean but received a text`,
  });
});

for (const error of ["true", "{}", '{"code":200,"data":null}', '{"code":200,"data":{"arguments":7}}']) {
  test(`answer: a refusal without the usual form is a server error: ${error}`, async (t) => {
    const { origin } = await serve(t, body(`{"jsonrpc":"2.0","error":${error}}`));
    await assert.rejects(connect(origin).call(readCall, {}), { kind: "server", text: "" });
  });
}

test("answer: a handler that returns nothing sends no result", async (t) => {
  const { origin } = await serve(t, replay("envelope/json_result_none"));
  assert.equal(await connect(origin).call({ ...anything, result: undefined_() }, {}), undefined);
});

test("answer: a response that is no JSON-RPC has no empty result", async (t) => {
  const { origin } = await serve(t, body('{"status": "ok"}'));
  await assert.rejects(connect(origin).call({ ...anything, result: undefined_() }, {}), { kind: "contract" });
});

test("answer: false is a result", async (t) => {
  const { origin } = await serve(t, replay("envelope/json_result_false"));
  assert.equal(await connect(origin).call(anything, {}), false);
});

const noSuite = {
  "HTTP 404": [body("<h1>Not found</h1>", 404, "text/html"), "config"],
  "HTTP 405, with which hosts of files answer a post": [body("", 405), "contract"],
  "HTTP 501, which says the same": [body("", 501), "server"],
  "an HTML page": [body("<!DOCTYPE html><title>Home</title>", 200, "text/html"), "contract"],
} as const;

/** Sets the origin of the page. */
function standOn(t: TestContext, origin: string): void {
  Object.defineProperty(globalThis, "location", { value: { origin }, configurable: true });
  t.after(() => Reflect.deleteProperty(globalThis, "location"));
}

for (const [what, [play, kind]] of Object.entries(noSuite)) {
  test(`answer: ${what} of the page's own host hints at a missing data-server`, async (t) => {
    const { origin } = await serve(t, play);
    standOn(t, origin);
    await assert.rejects(connect(origin).call(anything, {}), { kind, message: /: is `data-server` missing\?$/ });
  });

  test(`answer: ${what} of a named server does not`, async (t) => {
    const { origin } = await serve(t, play);
    standOn(t, "https://shop.example");
    await assert.rejects(
      connect(origin).call(anything, {}),
      (error: SuiteError) => error.kind === kind && !error.message.includes("data-server"),
    );
  });
}

test("answer: a refusal or failure of a suite on the page's own host has no such hint", async (t) => {
  for (const play of [replay("envelope/json_404_unknown_route"), body("", 500), body("", 403)]) {
    const { origin } = await serve(t, play);
    standOn(t, origin);
    await assert.rejects(
      connect(origin).call(anything, {}),
      (error: SuiteError) => !error.message.includes("data-server"),
    );
  }
});

test("answer: belongs to a call in JSON-RPC 2.0", async (t) => {
  const { origin, seen } = await serve(t, answer({ ok: true, name: "Jo" }));
  assert.deepEqual(await connect(origin).call(readCall, { listId: 1 } as object), { ok: true, name: "Jo" });
  assert.equal(seen[0]!.path, "/read");
  assert.match(seen[0]!.type!, /^application\/json/);
  assert.deepEqual(JSON.parse(seen[0]!.body), { jsonrpc: "2.0", method: "call", params: { listId: 1 }, id: 1 });
});

const failures = {
  "HTTP 404": body("", 404),
  "HTTP 500": body("", 500),
  "an HTML page": body("<!DOCTYPE html>", 200, "text/html"),
  "a result that does not fit": answer("/my/orders/37?access_token=secret"),
  "a refusal that holds an address": body(
    '{"jsonrpc":"2.0","error":{"code":200,"message":"no page at https://suite.example/my?access_token=secret#top, sorry"}}',
  ),
  "a connection that breaks": (response: ServerResponse) => void response.destroy(),
};

for (const [what, play] of Object.entries(failures)) {
  test(`answer: ${what}: the message of the error contains no query of an address`, async (t) => {
    const { origin } = await serve(t, play);
    const accept = { ...readCall, read: false, path: "/my/orders/37/accept?access_token=secret#signature" };
    await assert.rejects(connect(origin).call(accept, {}), ({ message }: SuiteError) => {
      assert.ok(message.startsWith(`${origin}/my/orders/37/accept`), message);
      assert.doesNotMatch(message, /secret|access_token|#/);
      return true;
    });
  });
}
