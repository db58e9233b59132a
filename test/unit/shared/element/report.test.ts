import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { report } from "#shared/element/report.ts";

describe("report", () => {
  let events: CustomEvent[];
  let lines: string[];
  let states: [string, boolean][];
  const host = () =>
    ({ localName: "suite-sample", dispatchEvent: (event: CustomEvent) => events.push(event) }) as unknown as Element;
  const state = (name: string, on: boolean) => states.push([name, on]);

  beforeEach(() => {
    events = [];
    lines = [];
    states = [];
    mock.method(console, "error", (line: string) => lines.push(line));
  });
  afterEach(() => mock.restoreAll());

  it("reports to the page, the console and the styles", () => {
    report(host(), state, { kind: "network", message: "no connection" });
    const [event] = events;
    assert.equal(event!.type, "suite-error");
    assert.deepEqual(event!.detail, { tag: "suite-sample", kind: "network", message: "no connection" });
    assert.ok(event!.bubbles && event!.composed);
    assert.deepEqual(lines, ["<suite-sample> network: no connection"]);
    assert.deepEqual(states, [["error", true]]);
  });

  it("reports a thrown value without a kind as a broken contract", () => {
    report(host(), state, new TypeError("x is undefined"));
    report(host(), state, "just a word");
    report(host(), state, undefined);
    report(host(), state, null);
    assert.deepEqual(
      events.map(({ detail }) => detail as unknown),
      ["x is undefined", "just a word", "undefined", "null"].map((message) => ({
        tag: "suite-sample",
        kind: "contract",
        message,
      })),
    );
  });

  it("removes queries of addresses from every message", () => {
    const queries = {
      "Request failed: GET https://suite.example/my/orders/37?access_token=secret":
        "Request failed: GET https://suite.example/my/orders/37",
      "https://ann:secret@suite.example/shop cannot be reached": "https://suite.example/shop cannot be reached",
      "mailto:ann@suite.example is no address": "mailto:ann@suite.example is no address",
      "/my/orders/37?access_token=secret#top: no answer": "/my/orders/37: no answer",
      '"accept?access_token=secret" is no address': '"accept is no address',
      "/a?x=1 leads to /b#secret, which is no page": "/a leads to /b which is no page",
      "is `data-server` missing? there is no document #terms": "is `data-server` missing? there is no document #terms",
    };
    for (const message of Object.keys(queries)) report(host(), state, new TypeError(message));
    const messages = events.map(({ detail }) => (detail as { message: string }).message);
    assert.deepEqual(messages, Object.values(queries));
    assert.deepEqual(
      lines,
      messages.map((message) => `<suite-sample> contract: ${message}`),
    );
  });

  it("removes tokens that are a part of a path, or stand alone", () => {
    const token = "5b0e7d52-7a3c-4c35-8f7d-4d0f45c0a145";
    for (const message of [
      `/survey/prefill/visit-1/${token} answered HTTP 500`,
      `https://suite.example/rating/${token.replaceAll("-", "")}/10: no answer`,
      `there is no chat ${token.toUpperCase()}`,
    ])
      report(host(), state, new TypeError(message));
    assert.deepEqual(
      events.map(({ detail }) => (detail as { message: string }).message),
      [
        "/survey/prefill/visit-1/… answered HTTP 500",
        "https://suite.example/rating/…/10: no answer",
        "there is no chat …",
      ],
    );
  });

  it("ignores an abort", () => {
    report(host(), state, new DOMException("gone", "AbortError"));
    assert.deepEqual([events, lines, states], [[], [], []]);
  });
});
