import { expect } from "@open-wc/testing";
import { setServerHtml } from "#shared/html/index.ts";
import { message } from "#shared/html/message.ts";

async function shown(html: string, base?: string): Promise<HTMLElement> {
  const target = document.createElement("div");
  await setServerHtml(target, html, message, base);
  return target;
}
const links = (target: Element) =>
  [...target.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

describe("links in messages", () => {
  for (const address of [
    "http://admin:password@example.com:8/%2020",
    "https://admin:password@example.com/test",
    "https://127.0.0.5:8069",
    "https://example.com/test?a='b'&amp;c=d#part",
    "https://müller.example.com/straße",
  ]) {
    it(`makes one of ${address}`, async () => {
      const plain = address.replace("&amp;", "&");
      expect(links(await shown(`<p>See ${address}, please.</p>`))).to.deep.equal([[plain, plain]]);
    });
  }

  it("adds the scheme to www.", async () => {
    expect(links(await shown("www.example.com:8/test"))).to.deep.equal([
      ["www.example.com:8/test", "http://www.example.com:8/test"],
    ]);
  });

  for (const words of [
    "www.127.0.0.5",
    "should.notmatch",
    "fhttps://test.example.com/test",
    "mail@www.example.com",
    "javascript:alert(1)",
  ]) {
    it(`leaves ${words} alone`, async () => {
      expect(links(await shown(words))).to.deep.equal([]);
    });
  }

  it("finds an address after labels that make none", async () => {
    expect(links(await shown("www.1-www.2-http://a.example.com."))).to.deep.equal([
      ["http://a.example.com", "http://a.example.com"],
    ]);
  });

  it("keeps existing links, and opens all of them in a new tab without an opener", async () => {
    const target = await shown('<a href="/my">https://example.com</a> and https://example.org (really)');
    expect(links(target)).to.deep.equal([
      ["https://example.com", "/my"],
      ["https://example.org", "https://example.org"],
    ]);
    expect(target.textContent).to.equal("https://example.com and https://example.org (really)");
    for (const link of target.querySelectorAll("a"))
      expect([link.target, link.rel]).to.deep.equal(["_blank", "noopener"]);
  });

  it("are relative to a suite of another origin", async () => {
    expect(links(await shown('<a href="/my/orders">Orders</a>', "https://suite.example"))).to.deep.equal([
      ["Orders", "https://suite.example/my/orders"],
    ]);
  });
});
