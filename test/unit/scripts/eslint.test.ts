import { describe } from "node:test";
import { allowed, refused } from "./lint.ts";

// Files that exist, since rules with types ask the project about them; their text is ours.
const widget = "widgets/marketing/subscribe/subscribe.store.ts";
const view = "widgets/marketing/subscribe/Subscribe.tsx";
const common = "widgets/marketing/common/mailing-list.ts";
const ui = "shared/ui/Button.tsx";
const element = "shared/element/define.ts";
const loader = "shared/loader/suite.ts";
const server = "demo/server/rpc.ts";
const call = "widgets/marketing/api/follow.ts";
const sharedCall = "shared/suite/api/bus.ts";
const suitePage = "demo/suite/shop/Price.tsx";
const browserTest = "scripts/template/widgets/sample.test.ts";
const unitTest = "test/unit/scripts/eslint.test.ts";

const importing = (source: string) => `import * as it from "${source}";\nexport const used = it;\n`;

describe("walls between rooms", () => {
  refused("a widget in a widget", widget, importing("../follow/follow.store.ts"), /no element imports another/);
  refused("a widget in shared/ui", ui, importing("#marketing/subscribe/Subscribe.tsx"), /shared\/ui may not import/);
  allowed("shared/state in shared/ui", ui, importing("../state/index.ts"));
  refused("shared/ui in shared/state", "shared/state/remote.ts", importing("../ui/index.ts"), /never up or sideways/);
  refused("shared/suite in shared/element", element, importing("../suite/index.ts"), /never up or sideways/);
  refused("a room's inside", widget, importing("#shared/suite/client.ts"), /by its door/);
  refused("the element layer in the loader", loader, importing("../element/index.ts"), /stands alone/);
  refused(
    "the element layer in the doctor",
    "shared/doctor/index.ts",
    importing("../element/index.ts"),
    /stands alone/,
  );
  refused("the loader in a widget", widget, importing("#shared/loader/suite.ts"), /nothing imports shared\/loader/);
  refused(
    "an import() through a wall",
    widget,
    'export const late = () => import("../follow/Follow.tsx");',
    /no element imports another/,
  );
  refused(
    "an export through a wall",
    widget,
    'export * from "../follow/follow.store.ts";',
    /no element imports another/,
  );
  refused("a path of several folders", widget, importing("../../../shared/ui/index.ts"), /"#shared\/ui\/index\.ts"/);
  refused("the demo in a widget", widget, importing("#demo/server/suite.ts"), /may not import from demo/);
  refused("the client in the demo's server", server, importing("#shared/suite/client.ts"), /only contracts/);
  refused(
    "the entry point of the client in the demo's server",
    server,
    importing("#shared/suite/index.ts"),
    /only contracts/,
  );
  refused(
    "a widget in the demo's server",
    server,
    importing("#marketing/subscribe/subscribe.store.ts"),
    /only contracts/,
  );
  refused(
    "what an area has in common in the demo's server",
    server,
    importing("#marketing/common/mailing/mailing-list.ts"),
    /only contracts/,
  );
  allowed("contracts in the demo's server", server, importing("#shared/suite/contract/envelope.ts"));
  allowed("calls in the demo's server", server, importing("#shared/suite/api/bus.ts"));
  allowed("an area's calls in the demo's server", server, importing("#marketing/api/follow.ts"));
  for (const [what, source] of [
    ["the client", "#shared/suite/client.ts"],
    ["the entry point of the client", "#shared/suite/index.ts"],
    ["the element layer", "#shared/element/index.ts"],
  ] as const) {
    refused(`${what} in a call`, call, importing(source), /`import type` alone/);
    refused(`${what} in a call of several areas`, sharedCall, importing(source), /`import type` alone/);
  }
  refused(
    "a type of the client in an import for values",
    call,
    'import { type Client } from "#shared/suite/index.ts";\nexport type Its = Client;',
    /`import type` alone/,
  );
  allowed(
    "types of the client in a call",
    call,
    'import type { Client } from "#shared/suite/index.ts";\nexport type Its = Client;\n',
  );
  allowed("errors of the suite in a call", call, importing("#shared/suite/error.ts"));
  refused("errors of the suite in a widget by another way", widget, importing("#shared/suite/error.ts"), /by its door/);
  refused("shared/state in a call", call, importing("#shared/state/index.ts"), /never up/);
  refused("what an area has in common in a call", call, importing("../common/mailing-list.ts"), /never up/);
  refused("an area in another", widget, importing("#shop/api/cart.ts"), /no area imports another/);
  refused("the catalogue in the suite", suitePage, importing("#demo/catalogue/Code.tsx"), /never up/);
  refused("the suite in the demo's common", "demo/common/view.ts", importing("../suite/areas.ts"), /never up/);
  allowed("the suite in the catalogue", "demo/catalogue/Page.tsx", importing("../suite/areas.ts"));
  allowed("what the demo has in common in the suite", suitePage, importing("#demo/common/view.ts"));
  allowed("the suite in the demo's server", server, importing("../suite/areas.ts"));
  refused("an element in its area's common", common, importing("#marketing/follow/follow.store.ts"), /never up/);
  allowed("shared in an area's common", common, importing("#shared/state/index.ts"));
  allowed("a widget's own files", widget, importing("./subscribe.store.ts"));
  allowed("lower rooms by their doors", widget, importing("#shared/ui/index.ts"));
  allowed("what its area has in common", widget, importing("../common/mailing-list.ts"));
  allowed("calls of its area", widget, importing("../api/mailing.ts"));
  allowed("calls of its area in common", common, importing("#marketing/api/mailing.ts"));
});

describe("rules for all code", () => {
  refused("React's default import", view, 'import React from "react";\nexport const used = React;', /Import by name/);
  refused("React as a namespace", view, importing("react"), /Import by name/);
  refused(
    "imports out of order",
    widget,
    'import "./b.ts";\nimport "./a.ts";\nimport { b } from "./b.ts";\nimport { a } from "./a.ts";\nexport const both = [a, b];',
    /import-sort/,
  );
  refused("any", widget, "export const x: any = 1;", /no-explicit-any/);
  refused("ts-ignore", widget, "// @ts-ignore\nexport const x = 1;", /ban-ts-comment/);
  refused("ts-expect-error", widget, "// @ts-expect-error: why\nexport const x = 1;", /ban-ts-comment/);
  refused(
    "switching rules off in a comment",
    widget,
    "// eslint-disable-next-line\nexport const x: any = 1;",
    /no-explicit-any/,
  );
  refused("more than 250 lines", widget, "export {};\n".repeat(251), /max-lines/);
  refused("an unawaited promise", widget, "export const x = () => { Promise.resolve(1); };", /no-floating-promises/);
});

describe("rules for what goes into a page", () => {
  refused(
    "innerHTML",
    view,
    'export const empty = (element: Element) => (element.innerHTML = "");\n',
    /shared\/html alone/,
  );
  refused("insertAdjacentHTML", view, 'document.body.insertAdjacentHTML("beforeend", "");', /shared\/html alone/);
  refused(
    "dangerouslySetInnerHTML",
    view,
    'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    /shared\/html alone/,
  );
  refused("document.write", view, 'document.write("");', /Never document\.write/);
  refused("a style attribute", view, "export const x = <p style={{ color: 'red' }} />;", /style sheet/);
  refused("a style element", view, "export const x = <style>{'a{}'}</style>;", /style sheet/);
  refused("setAttribute of style", ui, 'document.body.setAttribute("style", "");', /style attributes/);
  allowed(
    "innerHTML in shared/html",
    "shared/html/index.ts",
    'export const empty = (element: Element) => (element.innerHTML = "");\n',
  );
});

describe("addresses that visitors are sent to", () => {
  for (const code of [
    'location.assign("/shop");',
    'location.replace("/shop");',
    'location.href = "/shop";',
    'location = "/shop" as never;',
    'window.location.href = "/shop";',
    'window.location = "/shop" as never;',
    'document.defaultView!.location.assign("/shop");',
    'window.open("/shop");',
  ])
    refused(code, ui, code, /shared\/html\/navigate\.ts alone/);
  refused("location.reload", ui, "location.reload();", /reloadPage\(\)/);
  refused("a bare open()", widget, 'open("/shop");', /openWindow\(\)/);
  allowed("location.assign in its module", "shared/html/navigate.ts", 'location.assign("/shop");\n');
  allowed("reading the address", ui, "export const here = location.href;\n");
});

describe("rules for views and stores", () => {
  refused("fetch in a view", view, 'void fetch("/");', /belongs to the store/);
  refused("localStorage in a view", view, 'localStorage.setItem("a", "b");', /belongs to the store/);
  refused("a timer in a view", view, "setTimeout(() => {}, 1);", /belongs to the store/);
  refused("a cookie in a view", view, 'document.cookie = "a=b";', /belongs to the store/);
  refused(
    "a conditional hook",
    view,
    'import { useState } from "react";\nexport const X = (p: { a: boolean }) => { if (p.a) useState(1); return null; };',
    /rules-of-hooks/,
  );
  refused("the DOM in a store", widget, "export const x = document.title;", /runs in Node/);
});

describe("rules for comments and functions", () => {
  for (const comment of ["What it is.", "Whether it is.", "Of the page."])
    refused(
      `a doc comment that begins so: ${comment}`,
      widget,
      `/** ${comment} */\nexport const x = 1;\n`,
      /begins with a verb/,
    );
  allowed("a doc comment that begins with a verb", widget, "/** Returns the page. */\nexport const x = 1;\n");
  const lines = (count: number) =>
    `export function long(): number[] {\n  const all = [1];\n${"  all.push(1);\n\n  // again\n".repeat(count)}  return all;\n}\n`;
  refused("a function of more than 60 lines", widget, lines(58), /too many lines/);
  allowed("a function of 60 lines with comments and blank lines beside", widget, lines(56));
});

describe("rules for tests", () => {
  for (const call of [
    'it.skip("x", () => {})',
    'test.only("x", () => {})',
    'describe.skip("x", () => {})',
    'it("x", { skip: true }, () => {})',
    "t.skip()",
  ]) {
    refused(call, unitTest, `${call};`, /Every test runs/);
  }
  refused("an unawaited accessibility check", browserTest, "expect(document.body).to.be.accessible();", /Wait for it/);
  refused("an unawaited waitUntil", browserTest, "waitUntil(() => true);", /Wait for it/);
  refused("sleeping", unitTest, "await new Promise((resolve) => setTimeout(resolve, 20));", /Wait for what you expect/);
  refused("sleeping in a page", unitTest, "await page.waitForTimeout(20);", /Wait for what you expect/);
  refused(
    "sleeping by a promise",
    unitTest,
    'import { setTimeout } from "node:timers/promises";\nawait setTimeout(2);',
    /Wait for what you expect/,
  );
});
