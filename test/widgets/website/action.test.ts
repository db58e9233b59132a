import "../publisher-page.ts";
import { expect, fixture, oneEvent } from "@open-wc/testing";
import { restore, type SinonFakeTimers, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import action from "#website/action/action.element.ts";
import { newVisitor, until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";

define(action);

const failure = (host: Element) => part(host, "failure");

describe("suite-action", () => {
  let clock: SinonFakeTimers | undefined;
  const asked: string[] = [];
  const count = (event: Event) => asked.push((event as CustomEvent<{ action: string }>).detail.action);

  beforeEach(async () => {
    await newVisitor();
    asked.length = 0;
    document.addEventListener("suite-action", count);
  });
  afterEach(() => {
    document.removeEventListener("suite-action", count);
    restore();
    clock = undefined;
  });

  it("emits its event until a script handles the action", async () => {
    const host = await place('<suite-action data-action="new_page"></suite-action>');
    await expect(host).to.be.accessible();
    clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    part(host, "button")!.click();
    expect(host.matches(":state(busy)")).to.equal(true);
    clock.tick(1000);
    expect(asked.length).to.equal(11);
    const stop = (event: Event) => event.preventDefault();
    host.addEventListener("suite-action", stop);
    clock.tick(1000);
    expect(asked.length).to.equal(12);
    expect(host.matches(":state(busy)")).to.equal(false);
    expect([...new Set(asked)]).to.deep.equal(["new_page"]);
  });

  it("shows an error after five seconds, and starts again on demand", async () => {
    const host = await place('<suite-action data-action="new_page"></suite-action>');
    clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const told = oneEvent(host, "suite-error");
    part(host, "button")!.click();
    clock.tick(5000);
    clock.restore();
    expect(asked.length).to.equal(50);
    expect((await told).detail.message).to.contain("Action 'new_page' was not able to be handled");
    await until(() => failure(host)?.innerText.includes("Nothing on this page can do that."));
    await expect(host).to.be.accessible();
    part(host, "retry")!.click();
    expect(asked.length).to.equal(51);
  });

  it("keeps the page author's link and prevents its navigation", async () => {
    const bar = await fixture<HTMLElement>(
      '<div><suite-action data-action="edit"><a href="#" class="entry">Edit</a></suite-action></div>',
    );
    const host = bar.querySelector("suite-action")!;
    await until(() => host.matches(":state(ready)"));
    host.querySelector("a")!.click();
    expect(asked).to.deep.equal(["edit"]);
    expect(location.hash).to.equal("");
  });
});
