import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import declaration from "#content/country-events/country-events.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(declaration);

describe("suite-country-events", () => {
  beforeEach(() => pageRegistry().stores?.clear());
  afterEach(restore);

  const answer = (...results: unknown[]) => {
    const left = [...results];
    return stub(window, "fetch").callsFake(() => {
      const result = left.length > 1 ? left.shift() : left[0];
      return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result }));
    });
  };
  async function setup(content = "") {
    const host = await fixture<HTMLElement>(`<suite-country-events>${content}</suite-country-events>`);
    await until(() => host.matches(":state(ready)"));
    const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
    return { host, part };
  }

  it("shows the suite's list, sanitized", async () => {
    answer(
      `<div class="country_events_list"><h4>Upcoming Events</h4><a href="/event/fair-1">Fair</a><a href="javascript:alert(1)">Bad</a><script>alert(1)</script></div>`,
    );
    const { host, part } = await setup("<p>Soon</p>");
    await until(() => part("list"));
    const [fair, bad] = part("list")!.querySelectorAll("a");
    expect(fair!.href).to.equal(`${location.origin}/event/fair-1`);
    expect(bad!.hasAttribute("href")).to.equal(false);
    expect(part("list")!.querySelector("script")).to.equal(null);
    expect(part("list")!.querySelector("h4")!.ariaLevel).to.equal("2");
    await expect(host).to.be.accessible();
  });

  it("shows a message if there are no events, or keeps the page author's content", async () => {
    answer(`<div class="country_events_list"><div></div></div>`);
    const { part } = await setup();
    await until(() => part("note"));
    expect(part("note")!.textContent).to.equal("No events are planned at the moment.");
  });

  it("shows an error of a failed call, and retries", async () => {
    for (const level of ["error", "warn"] as const) stub(console, level);
    answer(7, `<a href="/event/fair-1">Fair</a>`);
    const { host, part } = await setup("<p>Soon</p>");
    await until(() => part("failure"));
    expect(host.matches(":state(error)")).to.equal(true);
    part("retry")!.click();
    await until(() => part("list"));
    expect(part("list")!.textContent).to.equal("Fair");
  });
});
