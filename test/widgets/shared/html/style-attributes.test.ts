import { expect } from "@open-wc/testing";
import { attacks } from "./corpus.ts";
import { onStrictPage } from "./strict-page.ts";

const policy = "style-src-attr 'none'; script-src-attr 'none'; trusted-types suite-html";

/** Recordings of real shop pages. */
const recorded = [
  "cart_popover",
  "cart_update_json",
  "cart_update_json__over_stock",
  "get_product_data",
  "get_product_data__with_cookies",
];

/** Every text in a recording that carries a tag. */
const htmlIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value].filter((text) => text.includes("<"))
    : Object(value) === value
      ? Object.values(value as object).flatMap(htmlIn)
      : [];

async function recordings(): Promise<string[]> {
  const answers = await Promise.all(
    recorded.map(async (name) => {
      const { response } = (await (await fetch(`/test/fixtures/wire/shop/${name}.json`)).json()) as {
        response: { json?: unknown; body?: string };
      };
      return htmlIn(response.json ?? response.body);
    }),
  );
  return answers.flat();
}

const spellings = [
  `<p style="color:red">x</p>`,
  `<p STYLE=color:red>x</p>`,
  `<p style>x</p><p title="a"style='top:0'>x</p><p/style=x>x</p><p class=a\nstyle\n=\n"top:0">x</p>`,
  `<p title=">" style="top:0">x</p><p title='<' onclick="x()">x</p><p data-x=/ style=x>x</p>`,
  `<img src=/package.json onerror=x()><svg style=x onload=x()></svg><math style=x>`,
  `<style>p { color: red }</style><p style="top:0">x</p><textarea>"style=x</textarea><p onclick>x</p>`,
];

const writing = (html: readonly string[]) => `
  const [{ write }, { sanitizeByPlatform }, { sanitizeByPurify }, { message }, { fragment }] =
    await Promise.all(["write", "platform", "purify", "message", "fragment"].map(load));
  const target = document.implementation.createHTMLDocument("").createElement("div"); // where no image is asked for
  for (const html of ${JSON.stringify(html).replaceAll("<", "\\u003c")})
    for (const sanitize of [...("setHTML" in target ? [sanitizeByPlatform] : []), sanitizeByPurify])
      for (const profile of [message, fragment]) await write(target, html, profile, sanitize);
`;

describe("no policy receives a report of the suite's style attributes and handlers, with either sanitizer", () => {
  it("in recorded answers", async () => {
    const answers = await recordings();
    expect(answers.join().match(/style=/g)).to.have.length.above(10);
    expect((await onStrictPage(policy, writing(answers))).violations).to.deep.equal([]);
  });

  for (const html of spellings) {
    it(html, async () => {
      expect((await onStrictPage(policy, writing([html]))).violations).to.deep.equal([]);
    });
  }

  it("in attacks", async () => {
    expect((await onStrictPage(policy, writing(Object.values(attacks)))).violations).to.deep.equal([]);
  });
});
