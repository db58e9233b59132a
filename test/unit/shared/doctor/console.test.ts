import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { listen } from "#shared/doctor/console.ts";
import { unknown, unreadable } from "#shared/element/diagnose.ts";
import { pageRegistry } from "#shared/element/index.ts";

describe("lines that the doctor collects", () => {
  afterEach(() => mock.restoreAll());

  it("are the earlier and later lines of our code, without tokens; the console still shows all of them", () => {
    pageRegistry().warned?.clear();
    const shown: unknown[][] = [];
    const warn = mock.method(console, "warn", (...words: unknown[]) => shown.push(words)).mock;
    const replaced = console.warn;
    unknown("suite-folow", ["suite-follow"]);
    unreadable("suite-sample", "data-limit", "/my/orders/3?access_token=secret", "a number");
    const { lines, stop } = listen();
    const error = new Error("https://suite.example/a?token=secret cannot be reached, nor /b?token=secret#top");
    console.warn('suite-widgets: no texts for "fr"', error);
    console.warn("of the page");
    console.warn({ of: "the page" });
    const early = "<suite-folow> is not an element of suite-widgets; did you mean <suite-follow>?";
    const late = 'suite-widgets: no texts for "fr"';
    const bad = (value: string) => `<suite-sample> data-limit=${value} is not a number; the default is used`;
    // Other files of the process may have logged earlier lines.
    assert.deepEqual([...lines].slice(-3), [
      early,
      bad('"/my/orders/3'),
      `${late}: https://suite.example/a cannot be reached, nor /b`,
    ]);
    const whole = bad('"/my/orders/3?access_token=secret"');
    assert.deepEqual(shown, [[early], [whole], [late, error], ["of the page"], [{ of: "the page" }]]);
    assert.equal(warn.callCount(), 5);
    stop();
    assert.equal(console.warn, replaced);
  });
});
