import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handler } from "#test/leaving.ts";
import { inspect } from "../inspect.ts";
import { loader, onReact, standalone } from "../page-spec.ts";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";
import { chunk, follow } from "./samples.ts";

const seen = "(This is seen on localhost and with data-debug.)";
const notice = (visit: Visit) => visit.page.locator("[part=author-notice]");

/** Opens the page at a public address. */
async function openInPublic(visit: Visit, body: string, head = loader()) {
  const address = site.publish({ body, head });
  const fromSite = handler(async (route) => {
    const url = route.request().url().replace("http://www.shop.example", site.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await visit.page.route("http://www.shop.example/**", fromSite);
  await visit.page.goto(address.replace(site.origin, "http://www.shop.example"));
}

/** Waits for a number of lines in the console: the code of diagnosis loads separately. */
async function lines(visit: Visit, count: number): Promise<string[]> {
  while (visit.said.length < count) await visit.page.waitForEvent("console");
  await visit.quiet();
  return visit.said.toSorted();
}

const misspelt = '<suite-follow data-model="blog.post" data-resid="1"></suite-follow>';
const missing = [
  "<suite-follow> config: data-res-id is missing",
  "<suite-follow> data-resid is no attribute of it; did you mean data-res-id?",
];

describe("mistakes of a page author", { concurrency: 3 }, () => {
  it("are reported on the page and in the console if an attribute is missing", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: misspelt.repeat(2), strict: true });
    await notice(visit).nth(1).waitFor();
    const warnings = await lines(visit, 3);
    assert.equal(
      await notice(visit).first().textContent(),
      `<suite-follow> data-res-id is missing. Did you mean data-res-id where you wrote data-resid? ${seen}`,
    );
    assert.deepEqual(warnings, [missing[0]!, ...missing].toSorted());
    assert.deepEqual([visit.calls, visit.crashes, (await visit.notes()).violations], [[], [], []]);
    await inspect(visit);
  });

  it("are reported in the console alone on public addresses, unless the author asks for more", async () => {
    await using visit = await Visit.start();
    await openInPublic(visit, misspelt);
    assert.deepEqual([await lines(visit, 2), await notice(visit).count()], [missing.toSorted(), 0]);
    await openInPublic(visit, misspelt, loader("data-debug"));
    await notice(visit).waitFor();
    if (onReact) return;
    await openInPublic(visit, standalone("follow", 'data-model="blog.post" data-resid="1" data-debug'), "");
    await notice(visit).waitFor();
  });

  it("are reported with the intended name, without false reports", async () => {
    await using visit = await Visit.start();
    const own =
      'title="Post" lang="en" data-testid="x" data-aos="fade" data-id="7" data-snippet="s_x" data-v-1a2b3c onfocus=""';
    await visit.open({
      body: `<suite-follow data-model="blog.post" data-res-id="1" model="x" resid="2" data-text-folow="Join" data-sever="x" ${own}></suite-follow>`,
    });
    await visit.rendered("suite-follow");
    assert.deepEqual(
      await lines(visit, 2),
      [
        ["data-sever", "data-server"],
        ["data-text-folow", "data-text-follow"],
      ].map(([name, meant]) => `<suite-follow> ${name} is no attribute of it; did you mean ${meant}?`),
    );
    await visit.page.locator("suite-follow").evaluate((host) =>
      host.replaceWith(
        Object.assign(document.createElement("div"), {
          innerHTML: '<suite-subscribe list-id="1"></suite-subscribe>',
        }),
      ),
    );
    await notice(visit)
      .filter({ hasText: "data-list-id is missing. Did you mean data-list-id where you wrote list-id?" })
      .waitFor();
  });

  it("are reported with the name that this element has for the same thing, and with the record that the suite lacks", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: `<suite-follow data-res-model="blog.post" data-res-id="1"></suite-follow>
<suite-follow data-model="blog.pst" data-res-id="1"></suite-follow>
<suite-subscribe data-list-id="abc"></suite-subscribe>
<suite-livechat data-channel-id="99"></suite-livechat>`,
    });
    for (const text of [
      "<suite-follow> data-model is missing. Did you mean data-model where you wrote data-res-model?",
      '<suite-follow> The suite does not know data-model="blog.pst"',
      '<suite-subscribe> data-list-id="abc" is not a whole number.',
      '<suite-livechat> The suite does not know data-channel-id="99"',
    ])
      await notice(visit).filter({ hasText: text }).waitFor();
  });

  it("load no code of diagnosis on pages without mistakes", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: `<div>${follow.replace("></", ' class="x" id="y" data-load="eager" data-lang="fr"><p>Text</p></')}\n</div>`,
    });
    await visit.rendered("suite-follow");
    await visit.quiet();
    assert.deepEqual([visit.files.includes(chunk("diagnose")), visit.said], [false, []]);
  });

  it("include self-closing tags, which contain the rest of the page", async () => {
    await using visit = await Visit.start();
    for (const body of [
      '<suite-subscribe data-list-id="1"/>\n<h2>Our posts</h2>\n<p>Text</p>',
      '<suite-subscribe data-list-id="1"/>\n<p>Text</p>',
      '<suite-livechat data-channel-id="1"/>\n<img alt="">',
    ]) {
      visit.said.length = 0;
      await visit.open({ body });
      const tag = /suite-\w+/.exec(body)![0];
      const line = `<${tag}> seems to have swallowed what follows it: HTML knows no <${tag}/>, write <${tag}></${tag}>`;
      await notice(visit)
        .filter({ hasText: `${line}. ${seen}` })
        .waitFor();
      assert.deepEqual(visit.said, [line]);
    }
  });

  it("include elements without the markup that they enhance", async () => {
    await using visit = await Visit.start();
    const attributes = {
      "suite-portfolio": "",
      "suite-counter": ", or in data-to",
      "suite-attachments": ", or in data-items",
      "suite-survey-results": ", or in data-graph-data",
    };
    const tags = Object.keys(attributes);
    await visit.open({ body: tags.map((tag) => `<${tag}></${tag}>`).join("") });
    const empty = Object.entries(attributes).map(
      ([tag, or]) => `<${tag}> is empty: it brings to life what you write between <${tag}> and </${tag}>${or}`,
    );
    for (const line of empty)
      await notice(visit)
        .filter({ hasText: `${line}. ${seen}` })
        .waitFor();
    assert.deepEqual([(await lines(visit, empty.length)).sort(), visit.crashes], [empty.sort(), []]);
  });
});
