import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { RewritingStream } from "parse5-html-rewriting-stream";
import { pages } from "#demo/catalogue/index.tsx";
import { readBuild, startOf } from "#demo/catalogue/tag-builder/address.ts";
import { fieldsOf } from "#demo/catalogue/tag-builder/fields.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "#test/unit/server/browser.ts";
import { elements, unbuilt } from "../elements.ts";

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const tagsOf = (html: string): Tag[] => {
  const tags: Tag[] = [];
  const stream = new RewritingStream();
  stream.on("startTag", ({ tagName, attrs }) => {
    tags.push({ name: tagName, attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])) });
  });
  stream.resume().end(html);
  return tags;
};

const follow = elements.find(({ tag }) => tag === "suite-follow")!;

describe("the tag builder", () => {
  let suite: Suite;
  let visitor: Browser;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite, unbuilt));
    visitor = browser(suite);
  });
  after(() => suite.close());

  test("explains to visitors who sees the team's controls", async () => {
    const note = "This element is for the website’s team";
    const shown = async (path: string, who = visitor) => (await (await who.request(path)).text()).includes(note);
    const publisher = browser(suite);
    await publisher.signIn("publisher");
    const paths = ["/build?tag=suite-publish", "/build?tag=suite-link-tracker"];
    for (const path of paths) assert.equal(await shown(path), true, path);
    assert.equal(await shown("/build?tag=suite-follow"), false);
    for (const path of paths) assert.equal(await shown(path, publisher), false, path);
  });

  const read = async (path: string): Promise<Tag[]> => tagsOf(await (await visitor.request(path)).text());

  test("links to each element, whose form has a field for each attribute and text", async () => {
    const links = (await read("/build")).flatMap(({ name, attributes }) => (name === "a" ? [attributes["href"]!] : []));
    for (const element of elements) {
      const link = links.find((href) => new RegExp(`^/build\\?tag=${element.tag}(&|$)`).test(href));
      assert.ok(link, element.tag);
      const names = (await read(link)).flatMap(({ attributes }) => attributes["name"] ?? []);
      for (const { name } of fieldsOf(element)) assert.ok(names.includes(name), `${element.tag} ${name}`);
    }
  });

  test("begins with the values of the example, for each element", async () => {
    const stateOf = async (path: string) => {
      const tags = await read(path);
      const valueOf = ({ attributes }: Tag) => ("checked" in attributes || attributes["value"]) ?? "";
      return {
        values: tags.flatMap((tag) =>
          tag.name === "input" && tag.attributes["type"] !== "hidden" ? [[tag.attributes["name"], valueOf(tag)]] : [],
        ),
        frame: tags.find(({ name }) => name === "iframe")!.attributes["src"],
        wrong: tags.filter(({ attributes }) => attributes["aria-invalid"]).map(({ attributes }) => attributes["name"]),
      };
    };
    for (const element of elements) {
      const opened = await stateOf(`/build?tag=${element.tag}`);
      assert.deepEqual(opened.wrong, [], element.tag);
      assert.deepEqual(opened, await stateOf(startOf(element)), element.tag);
    }
    // a form that was emptied stays empty
    assert.notDeepEqual((await stateOf("/build?tag=suite-follow&data-model=&data-res-id=")).wrong, []);
  });

  test("shows in its frame only values that the declaration allows", async () => {
    const attack = new URLSearchParams({
      tag: "suite-follow",
      "data-model": `x"></suite-follow><script src=//evil.example></script><img onerror=alert(1) src=x>`,
      "data-res-id": `1"onclick="alert(1)`,
      "data-following": "off",
      "data-text-follow": `</main><iframe srcdoc='<script>alert(1)</script>'>`,
      "data-server": "https://evil.example",
      onclick: "alert(1)",
      style: "position:fixed",
      __proto__: "x",
      constructor: "x",
      lang: `en" onload="alert(1)`,
      dir: "up",
      scheme: "<b>",
      width: "1e9",
    });
    const tags = await read(`/build/frame?${attack}`);
    assert.deepEqual(
      tags.filter(({ name }) => name.startsWith("suite-")),
      [
        {
          name: "suite-follow",
          attributes: {
            "data-model": attack.get("data-model"),
            "data-text-follow": attack.get("data-text-follow"),
          },
        },
      ],
    );
    assert.deepEqual(
      tags.map(({ name }) => name),
      [
        "html",
        "head",
        "meta",
        "meta",
        "title",
        "link",
        "link",
        "link",
        "link",
        "script",
        "body",
        "input",
        "main",
        "suite-follow",
      ],
    );
    assert.deepEqual(tags[0]!.attributes, { lang: "en-US", dir: "ltr" });
  });

  test("keeps an invalid value in the form with an error, and omits it from the tag", async () => {
    const query = "tag=suite-follow&data-model=&data-res-id=three&data-res-id=3";
    const { values, unreadable, missing } = readBuild(follow, new URLSearchParams(query));
    assert.deepEqual(
      { values, unreadable, missing },
      { values: {}, unreadable: ["data-res-id"], missing: ["data-model"] },
    );
    const page = await (await visitor.request(`/build?${query}`)).text();
    const field = tagsOf(page).find(({ attributes }) => attributes["name"] === "data-res-id");
    assert.equal(field?.attributes["value"], "three");
    assert.equal(field.attributes["aria-invalid"], "true");
    assert.match(page, /Not a whole number, so the tag leaves it out\./);
    const result = (await (await visitor.request(`/build/result?${query}`)).json()) as Record<string, unknown>;
    assert.deepEqual(result["problems"], {
      "data-model": "This value is required.",
      "data-res-id": "Not a whole number, so the tag leaves it out.",
    });
  });

  test("finds records by words of their names and by id, and the team's records for the team alone", async () => {
    const found = async (query: string, by = visitor) =>
      (await by.request(`/build/records?${query}`)).json() as Promise<{ id: number; name: string }[]>;
    const ofPost = "tag=suite-follow&data-model=blog.post&field=data-res-id";
    assert.deepEqual(await found(`${ofPost}&search=OIL,`), [{ id: 3, name: "Oil, soap or nothing at all" }]);
    assert.deepEqual(await found(`${ofPost}&search=3`), [{ id: 3, name: "Oil, soap or nothing at all" }]);
    assert.deepEqual(await found(`${ofPost}&search=%25`), []);
    assert.notDeepEqual(await found("tag=suite-subscribe&field=data-list-id"), []);
    assert.notDeepEqual(await found("tag=suite-livechat&field=data-channel-id"), []);
    const chairs = await found("tag=suite-add-to-cart&field=data-product-id&search=chair");
    assert.ok(chairs.length > 0 && chairs.every(({ name }) => /chair/i.test(name)));
    for (const query of [
      "tag=suite-follow&data-model=account&field=data-res-id",
      "tag=suite-follow&data-model=constructor&field=data-res-id",
      "tag=suite-follow&data-model=blog.post&field=data-model",
      "tag=suite-follow&field=nothing",
    ])
      assert.deepEqual(await found(query), [], query);
    const ofLink = "tag=suite-link-stats&field=data-link-id";
    assert.deepEqual(await found(ofLink), []);
    const admin = browser(suite);
    await admin.signIn("admin");
    assert.notDeepEqual(await found(ofLink, admin), []);
  });

  test("rejects values that are longer than an address may be", () => {
    const query = new URLSearchParams({ "data-model": "x".repeat(2001) });
    assert.deepEqual(readBuild(follow, query).unreadable, ["data-model"]);
  });

  test("rejects tags without a declaration", async () => {
    for (const tag of ["", "script", "constructor", "__proto__", "suite-follow ", "suite-nothing"])
      for (const path of ["/build", "/build/frame", "/build/result"])
        assert.equal((await visitor.request(`${path}?${new URLSearchParams({ tag })}`)).status, 404, `${path} ${tag}`);
  });

  test("allows frames of this server alone, and forbids other sites to frame it", async () => {
    const policyOf = async (path: string) => (await visitor.request(path)).headers.get("content-security-policy") ?? "";
    assert.match(await policyOf("/build?tag=suite-follow"), /default-src 'none'.*frame-src 'self'$/);
    assert.match(await policyOf("/build/frame?tag=suite-follow"), /frame-ancestors 'self'/);
    assert.doesNotMatch(await policyOf("/build/frame?tag=suite-follow"), /frame-src/);
  });
});
