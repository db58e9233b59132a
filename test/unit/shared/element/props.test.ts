import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { choice, flag, integer, text } from "#shared/element/attribute.ts";
import { readProps, readTexts, textAttribute } from "#shared/element/props.ts";

const attributes = {
  model: text({ required: true }),
  resId: integer({ required: true }),
  following: flag({}),
  limit: integer({ default: 4 }),
  then: choice(["stay", "cart"], { default: "stay" }),
};
/** Waits for the module of warnings, which is loaded with the first warning. */
const warningsPrinted = () => import("#shared/element/diagnose.ts").then(() => new Promise(setImmediate));
const given = { model: "blog.post", resId: "3" };

describe("readProps", () => {
  let warnings: string[];
  let number = 0;
  let tag: string;

  beforeEach(() => {
    tag = `suite-sample-${++number}`; // each warning is printed once
    warnings = [];
    mock.method(console, "warn", (line: string) => warnings.push(line));
  });
  afterEach(() => mock.restoreAll());

  it("reads attributes and fills in the defaults", async () => {
    assert.deepEqual(readProps(tag, attributes, given), {
      model: "blog.post",
      resId: 3,
      following: false,
      limit: 4,
      then: "stay",
    });
    await warningsPrinted();
    assert.deepEqual(warnings, []);
  });

  it("treats a removed or empty attribute as absent", async () => {
    const props = readProps(tag, attributes, { ...given, limit: null, then: "" });
    assert.deepEqual(props, readProps(tag, attributes, given));
    await warningsPrinted();
    assert.deepEqual(warnings, []);
  });

  it("treats an empty flag as present", () => {
    assert.equal((readProps(tag, attributes, { ...given, following: "" }) as { following: boolean }).following, true);
  });

  it("uses the default for an unreadable value, and warns once", async () => {
    for (let times = 0; times < 2; times++) {
      assert.equal((readProps(tag, attributes, { ...given, limit: "3px" }) as { limit: number }).limit, 4);
    }
    await warningsPrinted();
    assert.deepEqual(warnings, [`<${tag}> data-limit="3px" is not a whole number; the default is used`]);
  });

  it("removes queries from an unreadable address in the warning", async () => {
    readProps(tag, attributes, { ...given, limit: "/my/orders/3?access_token=secret" });
    await warningsPrinted();
    assert.deepEqual(warnings, [`<${tag}> data-limit="/my/orders/3" is not a whole number; the default is used`]);
  });

  it("warns of each bad value", async () => {
    for (const limit of ["some", "many"]) readProps(tag, attributes, { ...given, limit });
    await warningsPrinted();
    assert.equal(warnings.length, 2);
  });

  it("names the first required attribute that is missing, empty or unreadable", async () => {
    assert.deepEqual(readProps(tag, attributes, { resId: "3" }), ["data-model", "", "a text"]);
    assert.deepEqual(readProps(tag, attributes, { model: "", resId: "3" }), ["data-model", "", "a text"]);
    assert.deepEqual(readProps(tag, attributes, { model: "blog.post", resId: "three" }), [
      "data-res-id",
      "three",
      "a whole number",
    ]);
    await warningsPrinted();
    assert.deepEqual(warnings, [], "an attribute without a default has none to use");
  });

  it("keeps values of scripts unchanged", () => {
    const record = { id: 3 };
    const props = readProps(tag, attributes, { ...given, resId: 7, following: false, limit: record });
    assert.deepEqual(props, { model: "blog.post", resId: 7, following: false, limit: record, then: "stay" });
    assert.equal((props as { limit: unknown }).limit, record);
  });

  it("distinguishes zero and false from absent values", () => {
    assert.equal((readProps(tag, attributes, { ...given, limit: "0" }) as { limit: number }).limit, 0);
    assert.equal((readProps(tag, attributes, { ...given, resId: 0 }) as { resId: number }).resId, 0);
  });
});

describe("readTexts", () => {
  const follow = { follow: "Follow", emailLabel: "Your email", days_one: "{count} day", days_other: "{count} days" };
  const tables = { shared: { follow: "Subscribe", retry: "Try again" }, follow };
  const english = { retry: "Try again", ...follow };
  const host = (own: Record<string, string>) =>
    ({ getAttribute: (name: string) => own[name] ?? null }) as unknown as Element;

  it("is English until there is a translation", () => {
    assert.deepEqual(readTexts(host({}), tables), english);
    assert.equal(readTexts(host({}), tables, { follow: { follow: "Suivre" } }).follow, "Suivre");
    assert.equal(readTexts(host({}), tables, { follow: { follow: "Suivre" } }).emailLabel, "Your email");
  });

  it("prefers texts of the page author to both", () => {
    const texts = readTexts(host({ "data-text-follow": "Keep me posted", "data-text-email-label": "Mail" }), tables, {
      follow: { follow: "Suivre" },
    });
    assert.equal(texts.follow, "Keep me posted");
    assert.equal(texts.emailLabel, "Mail");
  });

  it("keeps its own text if the author's is empty, or if the text depends on a count", () => {
    const texts = readTexts(
      host({ "data-text-follow": "", "data-text-days": "days", "data-text-days_one": "day" }),
      tables,
    );
    assert.deepEqual(texts, english);
  });

  it("names the attribute by the key", () => {
    assert.deepEqual(["follow", "emailLabel", "Closed"].map(textAttribute), [
      "data-text-follow",
      "data-text-email-label",
      "data-text-closed",
    ]);
  });
});
