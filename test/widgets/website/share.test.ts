import { expect, fixture, oneEvent } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import share from "#website/share/share.element.ts";
import { until } from "../shared/state/visitor.ts";

define(share);

async function insert(html: string): Promise<HTMLElement> {
  const host = (await fixture<HTMLElement>(`<div>${html}</div>`)).firstElementChild as HTMLElement;
  await until(() => host.matches(":state(ready),:state(error)"));
  return host;
}
const links = (host: Element) => [...host.shadowRoot!.querySelectorAll("a")];

/** Markup of the suite's editor. */
const builtIn = `<div class="s_share"><h4>Share</h4>
  <a target="_blank" class="s_share_facebook" href="https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Fold"><i>f</i></a>
  <a target="_blank" class="s_share_twitter" href="https://twitter.com/intent/tweet?text=Old&amp;url=http%3A%2F%2Fold#top">t</a>
  <a class="mail" href="mailto:?body=http%3A%2F%2Fold&amp;subject=Old">@</a></div>`;

describe("suite-share", () => {
  let title: string;
  beforeEach(() => {
    title = document.title;
    document.title = "Chairs & more";
  });
  afterEach(() => {
    document.title = title;
    restore();
  });

  it("writes the current page into the page's own links, and restores them", async () => {
    const host = await insert(`<suite-share>${builtIn}</suite-share>`);
    const here = encodeURIComponent(location.href);
    expect([...host.querySelectorAll("a")].map(({ href }) => href)).to.deep.equal([
      `https://www.facebook.com/sharer/sharer.php?u=${here}`,
      `https://twitter.com/intent/tweet?text=Chairs%20%26%20more&url=${here}#top`,
      `mailto:?body=${here}&subject=Chairs%20%26%20more`,
    ]);
    expect(links(host)).to.have.lengthOf(0);
    const box = document.createElement("div");
    box.innerHTML = builtIn;
    host.remove();
    await until(() => host.innerHTML === box.innerHTML);
  });

  it("shares the current address and title when a link is pressed", async () => {
    const open = stub(window, "open");
    const host = await insert('<suite-share data-networks="twitter"></suite-share>');
    document.title = "Tables";
    history.replaceState(null, "", "#tables");
    const told = oneEvent(host, "suite-share");
    links(host)[0]!.click();
    expect((await told).detail).to.deep.equal({ target: "twitter", url: location.href });
    const query = new URL(open.firstCall.args[0] as string).searchParams;
    expect([query.get("text"), query.get("url")]).to.deep.equal(["Tables", location.href]);
  });

  it("opens a small window in place of a tab, and emits the network", async () => {
    const open = stub(window, "open");
    const host = await insert(`<suite-share>${builtIn}</suite-share>`);
    history.replaceState(null, "", "#later");
    const told = oneEvent(host, "suite-share");
    host.querySelector("i")!.click();
    expect((await told).detail).to.deep.equal({ target: "facebook", url: location.href });
    const [href, target, looks] = open.firstCall.args;
    expect([href, target]).to.deep.equal([
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(location.href)}`,
      "_blank",
    ]);
    expect(looks).to.contain("width=600,height=550");
    history.replaceState(null, "", location.pathname + location.search);
  });

  it("emits the class, the e-mail or the site of other links", async () => {
    stub(window, "open");
    const host = await insert(
      `<suite-share>${builtIn}<a class="s_share_" href="https://chat.example/send?u=old">c</a></suite-share>`,
    );
    // the page of the tests must stay
    host.parentElement!.addEventListener("click", (event) => event.preventDefault());
    for (const [selector, target] of [
      [".s_share_twitter", "twitter"],
      [".mail", "email"],
      [".s_share_", "chat.example"],
    ]) {
      const told = oneEvent(host, "suite-share");
      host.querySelector<HTMLElement>(selector!)!.click();
      expect((await told).detail.target).to.equal(target);
    }
  });

  it("ignores presses that open another tab", async () => {
    const open = stub(window, "open");
    const host = await insert(`<suite-share>${builtIn}</suite-share>`);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    // the page of the tests must stay
    host.parentElement!.addEventListener("click", (event) => {
      expect(event.defaultPrevented).to.equal(false);
      event.preventDefault();
    });
    host.querySelector("a")!.dispatchEvent(press);
    expect(open.called).to.equal(false);
  });

  it("shows default links if the page has none", async () => {
    const host = await insert(`<suite-share data-networks="whatsapp, email"></suite-share>`);
    const here = encodeURIComponent(location.href);
    expect(links(host).map(({ textContent, ariaLabel, href }) => [textContent, ariaLabel, href])).to.deep.equal([
      ["WhatsApp", "WhatsApp: share this page", `https://wa.me/?text=Chairs%20%26%20more%20${here}`],
      ["Email", "Email: share this page", `mailto:?subject=Chairs%20%26%20more&body=${here}`],
    ]);
    await expect(host).to.be.accessible();
  });

  it("shows the default networks if its list has an unknown one", async () => {
    const host = await insert(`<suite-share data-networks="myspace email"></suite-share>`);
    expect(links(host).map(({ textContent }) => textContent)).to.deep.equal([
      "Facebook",
      "Twitter",
      "LinkedIn",
      "Email",
    ]);
  });

  it("opens the share dialog of a phone", async () => {
    stub(window, "matchMedia").callsFake((query) => ({ matches: query.includes("coarse") }) as MediaQueryList);
    const asked: unknown[] = [];
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: (page: unknown) => (asked.push(page), Promise.resolve()),
    });
    const host = await insert("<suite-share></suite-share>");
    const told = oneEvent(host, "suite-share");
    host.shadowRoot!.querySelector("button")!.click();
    expect((await told).detail.target).to.equal("platform");
    expect(asked).to.deep.equal([{ url: location.href, title: "Chairs & more" }]);
  });
});
