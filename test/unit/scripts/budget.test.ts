import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { describe, it } from "node:test";
import { copyOfProject, node, write } from "./project.ts";

// A small bundle in the shape of ours: a loader, the core, and two elements that share a chunk.
const bundle = {
  "dist/suite.js": 'import(new URL("chunks/suite-follow.js", document.currentScript.src));',
  "dist/suite-content.css": ".suite-content{color:red}",
  "dist/chunks/directory.js": "export const directory = [];",
  "dist/chunks/doctor.js": "export {};",
  "dist/chunks/suite-follow.js": `
import "./core.js";
import "./shared.js";
customElements.define("suite-follow", class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: "open" }).append(document.createElement("button"));
    this.attachInternals().states.add("ready");
  }
});`,
  "dist/chunks/suite-subscribe.js": 'import "./core.js";\nimport "./shared.js";\nimport "./own.js";',
  "dist/chunks/own.js": "export {};",
  "dist/chunks/shared.js": "export {};",
  "dist/chunks/core.js": "export const core = 1;",
  "dist/npm/widgets/marketing/follow/follow.element.js":
    'export default { tag: "suite-follow", example: "<suite-follow></suite-follow>" };',
  "dist/npm/widgets/marketing/subscribe/subscribe.element.js": 'export default { tag: "suite-subscribe", budget: 1 };',
  "widgets/marketing/follow/follow.element.ts": "",
  "widgets/marketing/subscribe/subscribe.element.ts": "",
  ".cache/core-modules.json": JSON.stringify([
    ["node_modules/preact/hooks/dist/hooks.mjs", 'export const hooks = "some code of a package";'],
    ["dist/npm/shared/element/queue.js", "export const queue = [1, 2, 3].map((x) => x * x);"],
  ]),
};

describe("npm run budget", () => {
  const folder = copyOfProject("scripts", "package.json");
  const build = (changed: Record<string, string> = {}) => {
    for (const [file, text] of Object.entries({ ...bundle, ...changed })) write(folder, file, text);
  };
  const budget = (...args: string[]) => node(folder, "scripts/budget.mjs", ...args);

  it("asks for a build where there is none", () => assert.match(budget().output, /npm run build/));

  it("counts what a browser asks for, and names what the core is made of", () => {
    build({
      "scripts/budgets.json": JSON.stringify({
        loader: 1,
        directory: 1,
        doctor: 1,
        content: 1,
        core: { kB: 1, goal: 0.5 },
        pages: [{ element: "suite-follow", kB: 2, goal: 1.5 }],
      }),
    });
    const { ok, output } = budget("--details");
    assert.equal(ok, true, output);
    assert.match(
      output,
      /one suite-follow: .* kB \(suite\.js, chunks\/suite-follow\.js, chunks\/core\.js, chunks\/shared\.js\)/,
    );
    assert.match(output, /the goal is 1\.5 kB: reached/);
    assert.match(output, /suite-subscribe beside it: .* of 1 kB \(chunks\/suite-subscribe\.js, chunks\/own\.js\)/);
    assert.match(output, /^ +\d+\.\d\d  preact\/hooks$/m);
    assert.match(output, /^ +\d+\.\d\d  shared\/element\/queue\.js$/m);
    assert.match(output, /core\.js: .*\n {2}the goal is 0\.5 kB: reached/);
    assert.match(output, /^7 passed, 0 failed$/m);
  });

  it("fails with a sentence for each budget that is exceeded", () => {
    build({ "dist/chunks/core.js": `export const core = "${randomBytes(2000).toString("base64")}";` });
    const { ok, output } = budget();
    assert.equal(ok, false);
    assert.match(output, /✗ core\.js: 2\.\d+ kB, but the budget is 1 \(scripts\/budgets\.json\)/);
    assert.match(output, /✗ a page with one suite-follow: 2\.\d+ kB \(.*\), but the budget is 2/);
    assert.match(output, /the goal is 1\.5 kB: 0\.\d+ kB to go/);
    assert.match(output, /^5 passed, 2 failed$/m);
  });

  it("lets an element have a budget of its own, in its declaration", () => {
    const declaration = "dist/npm/widgets/marketing/subscribe/subscribe.element.js";
    build({
      "dist/chunks/own.js": `export const own = "${randomBytes(1200).toString("base64")}";`,
      "scripts/budgets.json": JSON.stringify({
        loader: 1,
        directory: 1,
        doctor: 1,
        content: 1,
        core: { kB: 1, goal: 0.5 },
        pages: [{ element: "suite-follow", kB: 2, goal: 1.5 }],
      }),
    });
    assert.match(
      budget().output,
      /suite-subscribe beside it: 1\.\d+ kB.* is 1 \(widgets\/marketing\/subscribe\/subscribe/,
    );
    write(folder, declaration, 'export default { tag: "suite-subscribe", budget: 2 };');
    const { ok, output } = budget();
    assert.equal(ok, true, output);
    assert.match(output, /suite-subscribe beside it: 1\.\d+ of 2 kB/);
  });

  it("weighs the elements of a mixed page also each for itself", () => {
    build({
      "dist/suite.js": `${bundle["dist/suite.js"]}${bundle["dist/suite.js"].replace("follow", "subscribe")}`,
      "dist/chunks/suite-subscribe.js": bundle["dist/chunks/suite-follow.js"].replaceAll("follow", "subscribe"),
      "dist/npm/widgets/marketing/subscribe/subscribe.element.js":
        'export default { tag: "suite-subscribe", example: "<suite-subscribe></suite-subscribe>" };',
      "scripts/budgets.json": JSON.stringify({
        loader: 1,
        directory: 1,
        doctor: 1,
        content: 1,
        core: { kB: 1, goal: 0.5 },
        pages: [{ element: "suite-follow", also: ["suite-subscribe"], each: true, kB: 2, goal: 1 }],
      }),
    });
    const { ok, output } = budget();
    assert.equal(ok, true, output);
    assert.match(output, /one suite-follow, one suite-subscribe: .* of 2 kB \(.*suite-subscribe\.js/);
    assert.match(output, /suite-follow beside it: .*\n✓ suite-subscribe beside it/);
  });
});
