import "../publisher-page.ts";
import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import { pageConsent } from "#website/common/consent.ts";
import consent from "#website/consent/consent.element.ts";
import customizeMenu from "#website/customize-menu/customize-menu.element.ts";
import pageSearch from "#website/page-search/page-search.element.ts";
import share from "#website/share/share.element.ts";
import socialPage from "#website/social-page/social-page.element.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, part, place } from "./outside.ts";

for (const declaration of [consent, customizeMenu, pageSearch, share, socialPage]) define(declaration);

const switches = (host: Element) => [...host.shadowRoot!.querySelectorAll("input")];
const html = '<img src="x:" onerror="alert(1)"><script>alert(1)</script>';
const answer = (result: unknown) =>
  stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })));

describe("the visitor's consent", () => {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  before(blockFrames);
  beforeEach(() => void pageRegistry().stores?.delete("suite.consent"));
  afterEach(() => {
    Object.defineProperty(Document.prototype, "cookie", own);
    document.cookie = "suite_consent=; path=/; max-age=0";
    restore();
  });

  it("is kept for the page if cookies are blocked", async () => {
    const failed = stub(console, "error");
    const forbid = () => {
      throw new DOMException("The document is sandboxed", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: forbid, set: forbid });
    const host = await place("<suite-consent></suite-consent>");
    const page = await place('<suite-social-page data-href="https://www.facebook.com/example"></suite-social-page>');
    switches(host)[1]!.click();
    await until(() => part(page, "frame"));
    expect([switches(host)[1]!.checked, failed.callCount]).to.deep.equal([true, 0]);
  });

  it("contains only known purposes of the cookie", () => {
    document.cookie = `suite_consent=%00.<b>.constructor.video.video.__proto__.${"x".repeat(3000)}; path=/`;
    expect(pageConsent().granted.get()).to.deep.equal(["video"]);
  });
});

describe("an invalid attribute", () => {
  afterEach(restore);

  for (const [tag, attribute, value, expected] of [
    ["suite-page-search", "data-limit", "0", "a whole number from 1 to 100"],
    ["suite-page-search", "data-limit", "1000000", "a whole number from 1 to 100"],
    ["suite-consent", "data-days", "99999999999", "a whole number from 0 to 400"],
    ["suite-social-page", "data-height", "1000000", "a whole number from 70 to 5000"],
    ["suite-share", "data-networks", "javascript:alert(1)", "some of facebook, twitter, linkedin, whatsapp, email"],
  ] as const)
    it(`is reported with the expected value: ${attribute}="${value}" of ${tag}`, async () => {
      const warned = stub(console, "warn");
      const host = await place(
        `<${tag} data-href="https://www.facebook.com/example" ${attribute}="${value}"></${tag}>`,
      );
      expect(host.matches(":state(error)")).to.equal(false);
      const line = `<${tag}> ${attribute}="${value}" is not ${expected}; the default is used`;
      await until(() => warned.getCalls().some(({ args }) => args[0] === line), line);
    });
});

describe("HTML where text belongs", () => {
  const view = document.documentElement.dataset;
  afterEach(() => {
    delete view["viewXmlid"];
    restore();
  });

  it("is text in the customize menu, whose options without a group have no heading", async () => {
    view["viewXmlid"] = "website.tools";
    const option = { id: 1, name: html, active: true, inherit_id: [7, html] };
    answer([option, { ...option, id: 2, inherit_id: false }]);
    const host = await place("<suite-customize-menu></suite-customize-menu>");
    await until(() => switches(host).length === 2);
    expect([...host.shadowRoot!.querySelectorAll("bdi,[part=heading]")].map((each) => each.textContent)).to.deep.equal([
      html,
      html,
      html,
    ]);
    expect(host.shadowRoot!.querySelector("img,script") === null).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it("is text among suggested pages, also in a form whose field hides its functions", async () => {
    answer([{ loc: "/a", name: html }, { loc: "javascript:alert(1)" }, { loc: "/a", name: html }]);
    const form = await place(
      '<form><input name="contains"><suite-page-search name="url"></suite-page-search></form>',
      "suite-page-search",
    );
    const host = form.querySelector("suite-page-search")!;
    part(host, "input")!.click();
    const options = () => [...host.shadowRoot!.querySelectorAll("[part=option]")];
    await until(() => options().length);
    expect(options().map((option) => option.textContent)).to.deep.equal([`${html} – /a`]);
    expect(host.shadowRoot!.querySelector("img,script") === null).to.equal(true);
    expect([...new FormData(form as HTMLFormElement)]).to.deep.equal([
      ["contains", ""],
      ["url", ""],
    ]);
  });
});

it("share: shares a title that ends in half a surrogate pair", async () => {
  const { title } = document;
  document.title = "Chairs \ud83e";
  const host = await place('<suite-share><a href="https://twitter.com/intent/tweet?text=Old">t</a></suite-share>');
  const other = await place("<suite-share></suite-share>");
  document.title = title;
  expect(host.querySelector("a")!.href).to.equal("https://twitter.com/intent/tweet?text=Chairs%20%EF%BF%BD");
  expect(part<HTMLAnchorElement>(other, "link")).not.to.equal(null);
});
