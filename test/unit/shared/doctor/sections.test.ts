import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { findingsOf } from "#shared/doctor/findings.ts";
import { declared, reportOf, sectionsOf, summaryOf } from "#shared/doctor/sections.ts";
import { facts, resource, tag } from "./facts.ts";

describe("the doctor's report", () => {
  it("lists problems first, then all facts, without values and tokens", () => {
    const known = facts({
      tags: [tag({ found: 3, ready: 1, waiting: 2 })],
      lines: ["<suite-follow> config: data-res-id is missing"],
      resources: [
        resource({ url: "https://cdn.example/suite-widgets/1.0.0/chunks/core.js", transferred: 18000, size: 18000 }),
        resource({ url: "https://shop.example/website_mail/is_follower?access_token=secret", isCall: true }),
      ],
      scripts: [
        {
          src: "https://cdn.example/suite-widgets/1.0.0/suite.js?key=secret",
          isModule: false,
          hasCrossorigin: true,
          options: { doctor: "", server: "https://shop.example?key=secret" },
        },
      ],
      stored: [
        { kind: "cookie", name: "session_id", isNew: false },
        { kind: "localStorage", name: "suite.push.later", isNew: true },
        { kind: "sessionStorage", name: "suite.survey./survey/fill.secret.3", isNew: false },
        { kind: "sessionStorage", name: "last:/my/orders?access_token=secret", isNew: true },
      ],
      storage: [
        { kind: "localStorage", name: "suite.push.later", purpose: "Asked before", tags: ["suite-push"] },
        {
          kind: "sessionStorage",
          name: "suite.survey.{address}.{token}.{page}",
          purpose: "Answers",
          tags: ["suite-survey"],
        },
      ],
      tasks: [{ start: 900, duration: 61, scripts: ["https://shop.example/own.js?v=1"] }],
    });
    const findings = findingsOf(known);
    const report = reportOf(sectionsOf(known, findings));
    assert.equal(summaryOf(findings), "1 error, 0 warnings.");
    assert.equal(
      report,
      `## Problems

- error: <suite-follow> config: data-res-id is missing
  Write data-res-id on <suite-follow>.

## Elements

- <suite-follow>: 3 found, 1 ready, 2 waiting for their data-load moment

## Calls

- /website_mail/is_follower: 200, 30 ms, 0.3 kB, asked at 120 ms

## Layout shifts and long tasks

- At 900 ms: busy for 61 ms, by /own.js

## Cookies and storage

- localStorage suite.push.later, new: Asked before (<suite-push>)
- sessionStorage suite.survey.{address}.{token}.{page}: Answers (<suite-survey>)
- sessionStorage last:/my/orders, new: not of suite-widgets

## Files

- 1 files, 18.0 kB over the network, 18.0 kB with what the browser had kept
- chunks/core.js: 18.0 kB, 200, 30 ms

## Page and scripts

- Page: https://shop.example/blog
- The doctor's release: 1.0.0, https://cdn.example/suite-widgets/1.0.0/
- Script: https://cdn.example/suite-widgets/1.0.0/suite.js data-doctor data-server="https://shop.example"
- suite.css is linked`,
    );
  });

  it("matches stored names to the patterns that elements declare", () => {
    const row = (name: string) => ({ kind: "cookie", name, purpose: "", tags: [] });
    const fits = (name: string, pattern: string) =>
      declared({ kind: "cookie", name, isNew: false }, [row(pattern)]) !== undefined;
    assert.ok(fits("suite.survey./survey/fill.7.2", "suite.survey.{address}.{token}.{page}"));
    assert.ok(fits("shop.example_sh_popup", "{hostname}_sh_popup"));
    assert.ok(!fits("_sh_popup", "{hostname}_sh_popup"));
    assert.ok(!fits("suite.survey.a", "suite.survey.{address}.{token}.{page}"));
    assert.ok(!fits("suite.push.later2", "suite.push.later"));
    assert.ok(!fits(".".repeat(100_000), "suite.survey.{address}.{token}.{page}"));
  });
});
