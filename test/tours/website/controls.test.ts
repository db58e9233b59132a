import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { once } from "#test/once.ts";
import { isInTurn } from "#test/part.ts";
import { routesOf, suiteRoutes, visitor } from "../demo.ts";
import { asCustomer, asEditor, asVisitor, type Walk } from "./built-in-pages.ts";
import { pressOn } from "./dead-controls.ts";

/** Routes without a page: files, data, redirects and calls that require POST. */
const others = [
  /\.(?:css|jpg|js|png|svg|xml)\}?$|^\/(?:dist|suite-widgets|web\/image|web\/content)\/|\/ics$|^\/im_livechat\/loader\//,
  /^\/operator\/|^\/survey\/(?:prefill|scores)\/|^\/web\/webclient\/locale\//,
  /^\/web(?:\/session\/logout)?$|^\/website\/lang\/|^\/shop\/(?:compare|confirm_order|payment\/validate)$|\/add_option\//,
  /^\/shop\/(?:cart\/update_json|update_carrier)$/,
];

/** Visits pages and presses all controls of those whose turn it is. */
async function press(walk: Walk) {
  await using visit = await visitor();
  const found = { dead: [] as string[], paths: [] as string[] };
  for await (const path of walk(visit)) {
    if (isInTurn(path, found.paths.push(path))) found.dead.push(...(await pressOn(visit)));
  }
  return found;
}

describe("built-in pages without the built-in front end", () => {
  const walks = { "a visitor": asVisitor, "a customer": asCustomer, "an editor": asEditor };
  const pressed = Object.entries(walks).map(([name, walk]) => {
    const found = once(() => press(walk));
    it(`have no dead control for ${name}`, async () => assert.deepEqual((await found()).dead, []));
    return found;
  });

  it("include every page of the suite", async () => {
    const found = await Promise.all(pressed.map((begun) => begun()));
    const opened = new Set(found.flatMap(({ paths }) => paths.flatMap(routesOf)));
    const pages = suiteRoutes.filter((route) => !others.some((other) => other.test(route)));
    assert.deepEqual(
      pages.filter((route) => !opened.has(route)),
      [],
    );
  });
});
