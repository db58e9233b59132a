import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { safeParse, type InferOutput } from "valibot";
import { envelope, follow, getContent, isFollower, isSubscriber, subscribe, type Call } from "../../shared/suite/contract/index.ts";
import { header, recordings, type Recording } from "../fixtures/wire/recordings.ts";

const calls = new Map<string, Call>([isFollower, follow, isSubscriber, subscribe, getContent].map((call) => [call.path, call]));

const isJson = (type: string | undefined): boolean => /^application\/json/.test(type ?? "");

const issuesOf = (schema: Call["result"], value: unknown): string => {
  const parsed = safeParse(schema, value);
  return parsed.success ? "" : parsed.issues.map(({ message, path }) => `${path?.map(({ key }) => String(key)).join(".")}: ${message}`).join("; ");
};

function answerOf({ response }: Recording): InferOutput<typeof envelope> {
  assert.equal(issuesOf(envelope, response.json), "");
  const answer = response.json as InferOutput<typeof envelope>;
  if (answer.error) assert.deepEqual(Object.keys(answer.error.data).sort(), ["arguments", "debug", "exception_type", "message", "name"]);
  return answer;
}

function checkCall({ request }: Recording, call: Call, { result, error }: InferOutput<typeof envelope>): void {
  if (error) return;
  assert.equal(issuesOf(call.params, request.json?.params), "", "parameters");
  assert.equal(issuesOf(call.result, result), "", "result");
}

describe("recordings of the envelope", () => {
  for (const recording of recordings("envelope")) {
    test(recording.name, () => {
      const { request, response } = recording;
      if (isJson(header(response.headers, "content-type"))) {
        const answer = answerOf(recording);
        const call = calls.get(request.url);
        if (call) checkCall(recording, call, answer);
      } else {
        assert.match(header(response.headers, "content-type") ?? "", /^(text\/html|application\/javascript);/);
        assert.notEqual(issuesOf(envelope, response.body), "", "a page must never pass for an answer");
      }
    });
  }
});

for (const area of ["follow", "mailing"] as const) {
  describe(`recordings of ${area}`, () => {
    for (const recording of recordings(area)) {
      test(recording.name, () => {
        const call = calls.get(recording.request.url);
        assert.ok(call, `no call of the contract has the path ${recording.request.url}`);
        checkCall(recording, call, answerOf(recording));
      });
    }
  });
}

describe("what no suite would answer", () => {
  const answered = [...recordings("follow"), ...recordings("mailing")].flatMap((recording) => {
    const call = calls.get(recording.request.url);
    const { result } = answerOf(recording);
    return call && result !== undefined ? [{ name: recording.name, call, result }] : [];
  });
  const unused = new Set(["alias_name"]);

  for (const { name, call, result } of answered) {
    test(`${name}, damaged, is refused`, () => {
      assert.notEqual(issuesOf(call.result, "<html>"), "");
      assert.notEqual(issuesOf(call.result, { surprise: ["garbage"] }), "");
      if (typeof result !== "object" || result === null) return;
      for (const key of Object.keys(result).filter((each) => !unused.has(each))) {
        assert.notEqual(issuesOf(call.result, { ...result, [key]: undefined }), "", `without ${key}`);
        assert.notEqual(issuesOf(call.result, { ...result, [key]: 7 }), "", `${key} of another type`);
      }
      assert.equal(issuesOf(call.result, { ...result, added_in_a_later_version: 1 }), "", "more keys do no harm");
    });
  }

  for (const damaged of [{}, [], null, "", { jsonrpc: "1.0" }, { jsonrpc: "2.0", error: {} }, { jsonrpc: "2.0", error: { code: 200, message: "x", data: {} } }]) {
    test(`envelope ${JSON.stringify(damaged)} is refused`, () => assert.notEqual(issuesOf(envelope, damaged), ""));
  }
});
