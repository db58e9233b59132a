import { expect, fixture } from "@open-wc/testing";
import { bind } from "#chat/page-history/page-history.page.ts";

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);
const noted = () => /im_livechat_history=([^;]*)/.exec(document.cookie)?.[1];
const here = () => JSON.stringify([location.href.slice(location.origin.length)]);

describe("a page of the suite", () => {
  let end: AbortController;
  beforeEach(() => void (end = new AbortController()));
  afterEach(() => {
    end.abort();
    for (const name of ["im_livechat_history", "suite_consent"]) forget(name);
  });

  it("is noted for an operator who asks, without a chat on it", async () => {
    await bind(end.signal);
    expect(noted()).to.equal(here());
  });

  it("is noted once the visitor allows it, where the site asks for that", async () => {
    await fixture('<suite-consent data-for="tracking"></suite-consent>');
    await bind(end.signal);
    expect(noted()).to.equal(undefined);
    document.cookie = "suite_consent=tracking; path=/";
    document.dispatchEvent(new CustomEvent("suite-consent-change"));
    expect(noted()).to.equal(here());
  });

  it("is noted when it is visited, not when the browser renders it beforehand", async () => {
    const real = Object.getOwnPropertyDescriptor(Document.prototype, "prerendering");
    Object.defineProperty(Document.prototype, "prerendering", { value: true, configurable: true });
    await bind(end.signal);
    if (real) Object.defineProperty(Document.prototype, "prerendering", real);
    else Reflect.deleteProperty(Document.prototype, "prerendering");
    expect(noted()).to.equal(undefined);
    document.dispatchEvent(new Event("prerenderingchange"));
    expect(noted()).to.equal(here());
  });

  it("is not noted where its chat says so", async () => {
    await fixture('<suite-livechat data-channel-id="1" data-history="off"></suite-livechat>');
    await bind(end.signal);
    expect(noted()).to.equal(undefined);
  });
});
