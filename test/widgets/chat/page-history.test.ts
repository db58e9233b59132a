import { expect, fixture, nextFrame } from "@open-wc/testing";
import { bind } from "#chat/page-history/page-history.page.ts";
import { prerender } from "../prerendering.ts";

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`);
const noted = () => /im_livechat_history=([^;]*)/.exec(document.cookie)?.[1];
const here = () => JSON.stringify([location.href.slice(location.origin.length)]);

describe("page of the suite", () => {
  let end: AbortController;
  beforeEach(() => void (end = new AbortController()));
  afterEach(() => {
    end.abort();
    for (const name of ["im_livechat_history", "suite_consent"]) forget(name);
  });

  it("is added to the page history, also without a chat on it", async () => {
    await bind(end.signal);
    expect(noted()).to.equal(here());
  });

  it("is added once the visitor consents, if the site asks for consent", async () => {
    await fixture('<suite-consent data-for="tracking"></suite-consent>');
    await bind(end.signal);
    expect(noted()).to.equal(undefined);
    document.cookie = "suite_consent=tracking; path=/";
    document.dispatchEvent(new CustomEvent("suite-consent-change"));
    expect(noted()).to.equal(here());
  });

  it("is added when it is visited, not when the browser prerenders it", async () => {
    const visit = prerender();
    const bound = bind(end.signal);
    await nextFrame();
    const before = noted();
    visit();
    await bound;
    expect([before, noted()]).to.deep.equal([undefined, here()]);
  });

  it("is not added if its chat has turned the history off", async () => {
    await fixture('<suite-livechat data-channel-id="1" data-history="off"></suite-livechat>');
    await bind(end.signal);
    expect(noted()).to.equal(undefined);
  });
});
