import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { corsHeaders, suiteHost } from "#demo/catalogue/paste/proxy.ts";
import { begun } from "#test/leaving.ts";
import { origin, type Visitor, visitor } from "../demo.ts";
import { listen, proxy } from "./proxy.ts";

/** Returns the markup to paste on another host, chosen by keyboard. */
async function pasted({ page }: Visitor): Promise<string> {
  await page.goto("/elements/suite-follow");
  await page.getByRole("radio", { name: "On the suite’s own host" }).press("ArrowRight");
  assert.equal(await page.locator("#paste").isVisible(), false);
  return page.locator("#paste-elsewhere").innerText();
}

describe("markup of the catalogue for another host", () => {
  // its first page reads and weighs the whole build
  before(() => fetch(`${origin}/tokens`));

  it("works behind the proxy of the recipe, which keeps the visitor's session", async () => {
    let tags = "";
    await using visit = await visitor();
    await using page = await listen(
      (_, response) =>
        void response.setHeader("Content-Type", "text/html").end(`<!DOCTYPE html><html lang="en">${tags}`),
    );
    await using suite = await listen(proxy(page.origin, origin));
    tags = (await pasted(visit)).replace(`https://${suiteHost}`, suite.origin);
    await visit.page.goto(page.origin);
    const follow = visit.page.locator("suite-follow");
    await follow.getByRole("textbox").fill("elsewhere@example.com");
    await follow.getByRole("button").click();
    await follow.getByRole("button", { name: "Unsubscribe" }).waitFor();
    await visit.page.reload();
    await follow.getByRole("button", { name: "Unsubscribe" }).waitFor();
  });

  it("makes the console name data-server if the attribute is missing", async () => {
    await using visit = await visitor();
    await using page = await listen((from, response) => {
      const known = from.method === "GET";
      response
        .writeHead(known ? 200 : 404, { "Content-Type": "text/html" })
        .end(known ? `<!DOCTYPE html><html lang="en">${tags}` : "");
    });
    const tags = (await pasted(visit)).replace(/ data-server="[^"]*"/, "");
    const asked = begun(
      visit.page.waitForEvent("console", {
        predicate: (message) => message.text().includes("is `data-server` missing?"),
      }),
    );
    await visit.page.goto(page.origin);
    assert.match((await asked).text(), /suite-follow/);
  });

  it("is chosen without a script", async () => {
    await using visit = await visitor({ javaScriptEnabled: false });
    const { page } = visit;
    await page.goto("/elements/suite-follow");
    assert.match(await page.locator("#paste").innerText(), /suite\.js" crossorigin defer>/);
    assert.equal(await page.locator("#paste-elsewhere").isVisible(), false);
    await page.getByRole("radio", { name: "On another host" }).check();
    assert.match(
      await page.locator("#paste-elsewhere").innerText(),
      new RegExp(`data-server="https://${suiteHost}" crossorigin defer>`),
    );
    await page.getByText("Preload (optional)").click();
    const preloads = await page.locator("#preload").innerText();
    for (const name of ["core", "suite-follow"])
      assert.match(preloads, new RegExp(`^<link rel="modulepreload" href="http.*/chunks/${name}\\.js">$`, "m"));
    await page.getByText("The proxy, once per site").click();
    for (const id of ["nginx", "caddy", "apache"]) {
      const recipe = await page.locator(`#proxy-${id}`).innerText();
      for (const [name, value] of corsHeaders)
        assert.ok(recipe.replaceAll('"', "").includes(`${name} ${value}`), `${id}: ${name}`);
    }
  });

  it("asks early for the directory, from which the loader knows an element that few pages have", async () => {
    await using visit = await visitor();
    const { page } = visit;
    await page.goto("/elements/suite-gallery");
    await page.getByText("Preload (optional)").click();
    assert.match(await page.locator("#preload").innerText(), /\/chunks\/directory\.js">$/m);
  });
});
