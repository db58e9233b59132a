import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Facts, ViolationFact } from "#shared/doctor/facts.ts";
import { findingsOf } from "#shared/doctor/findings.ts";
import { facts, resource, tag } from "./facts.ts";

const found = (given: Partial<Facts>) =>
  findingsOf(facts(given)).map(({ level, what, fix }) => `${level}: ${what} ${fix}`);

const violation = (given: Partial<ViolationFact>): ViolationFact => ({
  directive: "connect-src",
  blocked: "https://suite.example/website_mail/is_follower?token=secret",
  source: "https://cdn.example/suite-widgets/1.0.0/chunks/core.js",
  isReportOnly: false,
  ...given,
});

describe("findings of the doctor", () => {
  it("are none on a page without mistakes", () => assert.deepEqual(found({}), []));

  it("include a note about controls of the team that visitors do not see", () => {
    assert.deepEqual(found({ tags: [tag({ tag: "suite-publish", ready: 0, hidden: 2 })] }), [
      "note: <suite-publish> is hidden: only publishers of the website see it, and none is signed in here. Sign in to the suite as a publisher of the website, and load the page again.",
    ]);
  });

  it("include each line of the console with its fix", () => {
    const lines = {
      "<suite-follow> data-resid is no attribute of it; did you mean data-res-id?":
        "warning: Write data-res-id in place of data-resid on <suite-follow>.",
      "<suite-folow> is not an element of suite-widgets; did you mean <suite-follow>?":
        "error: Write <suite-follow> in place of <suite-folow>, or load the release that has it.",
      '<suite-carousel> data-items="many" is not a whole number; the default is used':
        "warning: Write a whole number in data-items.",
      "<suite-cart> is empty: it brings to life what you write between <suite-cart> and </suite-cart>":
        "error: Write its content between <suite-cart> and </suite-cart>.",
      "<suite-follow> config: data-res-id is missing": "error: Write data-res-id on <suite-follow>.",
      '<suite-follow> config: data-res-id="abc" is not a whole number':
        "error: Write a whole number in data-res-id on <suite-follow>.",
      "<suite-follow> config: https://suite.example does not let pages of https://shop.example read its answers: a proxy must add CORS headers":
        "error: Let a proxy before the suite add Access-Control-Allow-Origin: https://shop.example and Access-Control-Allow-Credentials: true, or serve the page from the suite's own origin.",
      "<suite-subscribe> session: the CSRF token is gone":
        "error: Load the page again. Where that does not help, a cache keeps the page with an old csrf_token: exclude the suite's pages from it.",
      "suite-widgets: something new": "warning: The console has the details.",
    };
    for (const [line, expected] of Object.entries(lines)) {
      const [level, fix] = expected.split(/: (.*)/s);
      assert.deepEqual(found({ lines: [line] }), [`${level}: ${line} ${fix}`]);
    }
  });

  it("include a second loader, once, and one from another origin without crossorigin", () => {
    const [script] = facts().scripts;
    assert.deepEqual(
      found({
        scripts: [script!, { ...script!, src: "https://shop.example/suite.js" }],
        lines: ["suite-widgets: the loader is on this page twice; the second one does nothing"],
      }),
      [
        "error: The loader is on this page 2 times: https://cdn.example/suite-widgets/1.0.0/suite.js, /suite.js. Keep one of these script tags; the first one runs, and the options of the others count for nothing.",
      ],
    );
    assert.match(found({ scripts: [{ ...script!, hasCrossorigin: false }] }).join(), /^error: .* Add crossorigin/);
    assert.match(found({ scripts: [{ ...script!, isModule: true }] }).join(), /^error: .* without type="module"/);
  });

  it("include tags that no script knows, unless a bundle has defined them", () => {
    assert.match(
      found({ scripts: [], tags: [tag({ isDefined: false })] }).join(),
      /^error: .* and no script that knows/,
    );
    assert.deepEqual(found({ scripts: [] }), []);
  });

  it("include the built-in front end, if its markup should be adopted", () => {
    const [script] = facts().scripts;
    assert.deepEqual(found({ builtInRuns: true }), []);
    assert.match(
      found({ builtInRuns: true, scripts: [{ ...script!, options: { adopt: "" } }] }).join(),
      /^warning: The stock front end runs .*assets_frontend/,
    );
  });

  it("include an old release, and two releases", () => {
    assert.deepEqual(found({ latest: "1.0.0" }), []);
    assert.match(found({ latest: "1.10.0" }).join(), /^warning: Version 1\.0\.0 runs here; 1\.10\.0 is there\. Put 1/);
    const folders = ["0.9.0", "1.0.0"].map((version) => `https://cdn.example/suite-widgets/${version}/`);
    assert.match(found({ folders }).join("\n"), /Files of 2 releases.*\n.*Version 0\.9\.0 runs here/);
  });

  it("include requests that the policy blocks, ours first, without private parts of addresses", () => {
    assert.deepEqual(
      found({
        violations: [violation({ directive: "script-src-elem", blocked: "inline", source: "" }), violation({})],
      }),
      [
        "error: connect-src of the page's policy keeps https://suite.example/website_mail/is_follower out. Add https://suite.example to connect-src of the page's Content-Security-Policy.",
        "note: script-src of the page's policy keeps inline out. Nothing of suite-widgets needs inline: it is the page's own, or an extension's.",
      ],
    );
  });

  it("include one subject once: a blocked chunk is not reported as missing as well", () => {
    const blocked = "https://cdn.example/suite-widgets/1.0.0/chunks/suite-follow.js";
    const all = found({
      violations: [violation({ directive: "script-src-elem", blocked })],
      resources: [resource({ url: blocked, status: 0 })],
      lines: [`<suite-follow> network: Failed to fetch dynamically imported module: ${blocked}`],
    });
    assert.equal(all.length, 1);
    assert.match(all[0]!, /Add https:\/\/cdn\.example to script-src/);
    const { blocked: call } = violation({});
    const calls = [violation({}), violation({ blocked: "https://suite.example/" })];
    const line = `<suite-follow> network: ${call.split("?")[0]} cannot be reached`;
    assert.equal(found({ violations: calls, lines: [line] }).length, 1);
  });

  it("include refused calls, unless the message of the element is more specific", () => {
    const url = "https://shop.example/website_mail/is_follower?access_token=secret";
    assert.deepEqual(found({ resources: [resource({ url, status: 403, isCall: true })] }), [
      "error: /website_mail/is_follower was answered with 403. Sign in, give the element the record's token, or let the suite's access rules allow it.",
    ]);
    const line = "<suite-follow> server: https://shop.example/website_mail/is_follower gave HTTP 500";
    const all = found({ resources: [resource({ url, status: 500, isCall: true })], lines: [line] });
    assert.deepEqual([all.length, all[0]?.includes(line)], [1, true]);
    const elsewhere = resource({ url: "https://suite.example/a", status: 0, isCall: true });
    assert.match(found({ resources: [elsewhere] }).join(), /Access-Control-Allow-Origin: https:\/\/shop\.example/);
    assert.deepEqual(found({ resources: [resource({ status: 404 })] }), []); // a picture of the page
  });

  it("include elements that failed before the doctor listened", () => {
    assert.match(found({ tags: [tag({ failed: 2 })] }).join(), /^error: <suite-follow>: 2 failed before/);
    assert.equal(found({ tags: [tag({ failed: 2 })], lines: ["<suite-follow> access: no"] }).length, 1);
  });

  it("include noticeable layout shifts and long tasks with their causes", () => {
    const shift = { score: 0.015, start: 1, moved: ["h2"], cause: "suite-follow" };
    assert.deepEqual(found({ shifts: [shift, { ...shift, cause: undefined, score: 1 }] }), []);
    assert.match(
      found({ shifts: [shift, shift] }).join(),
      /0\.030 of layout shift\. Give suite-follow a min-block-size/,
    );
    assert.match(found({ shifts: [shift, shift], hasSheet: false }).join(), /Link suite\.css in the head/);
    const scripts = ["https://shop.example/own.js", "https://cdn.example/suite-widgets/1.0.0/chunks/suite-carousel.js"];
    const task = { start: 1, duration: 80, scripts };
    assert.match(found({ tasks: [task] }).join(), /<suite-carousel> kept the page busy for 80 ms.*data-load="visible"/);
  });
});
