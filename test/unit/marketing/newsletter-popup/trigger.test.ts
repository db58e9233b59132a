import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { trigger } from "#marketing/newsletter-popup/newsletter-popup.element.ts";
import { watch as watchFor } from "#marketing/newsletter-popup/trigger.ts";
import { ThreeScreens } from "./three-screens.ts";

describe("popup trigger", () => {
  let clock: SinonFakeTimers;
  let page: ThreeScreens;
  let fired: number;
  let end: AbortController;
  const watch = (words: string) => watchFor(words, page, () => fired++, end.signal);

  beforeEach(() => {
    clock = useFakeTimers(1_000_000);
    page = new ThreeScreens();
    fired = 0;
    end = new AbortController();
  });
  afterEach(() => clock.restore());

  it("accepts the four kinds of trigger and no others", () => {
    const { parse } = trigger({});
    for (const good of ["exit", "manual", "scroll:50", "scroll:0", "delay:10", "delay:1.5"])
      assert.equal(parse(good), good);
    for (const bad of ["", "leave", "scroll", "delay:", "delay:soon", "delay:-1", "exit:3"])
      assert.equal(parse(bad), undefined, bad);
  });

  it("exit: fires each time that the mouse leaves the document", () => {
    watch("exit");
    page.happen("mouseleave");
    page.happen("mouseleave");
    assert.equal(fired, 2);
    end.abort();
    page.happen("mouseleave");
    assert.equal(fired, 2);
  });

  it("delay: a time beyond the limit of a browser's timer does not fire at once", () => {
    watch("delay:2592000");
    clock.tick(60_000);
    assert.equal(fired, 0);
  });

  it("scroll: fires when the visitor passes the share, not at each step beyond", () => {
    watch("scroll:50");
    page.scrollTo(999);
    assert.equal(fired, 0);
    page.scrollTo(1000);
    page.scrollTo(1500);
    assert.equal(fired, 1);
    page.scrollTo(10);
    page.scrollTo(2000);
    assert.equal(fired, 2);
    end.abort();
    page.scrollTo(0);
    page.scrollTo(2000);
    assert.equal(fired, 2);
  });

  it("scroll: fires on a page that was restored further down", () => {
    page.scrollingElement.scrollTop = 1800;
    watch("scroll:50");
    assert.equal(fired, 1);
  });

  it("scroll: does not fire on a page that fits the screen", () => {
    page.scrollingElement.scrollHeight = 1000;
    watch("scroll:0");
    page.scrollTo(0);
    assert.equal(fired, 0);
  });

  it("delay: fires once, after the seconds", () => {
    watch("delay:10");
    clock.tick(9_999);
    assert.equal(fired, 0);
    clock.tick(1);
    assert.equal(fired, 1);
    page.setHidden(true);
    page.setHidden(false);
    clock.tick(60_000);
    assert.equal(fired, 1);
  });

  it("delay: does not count time in which the page is hidden", () => {
    watch("delay:10");
    clock.tick(6_000);
    page.setHidden(true);
    clock.tick(60_000);
    page.setHidden(false);
    clock.tick(3_999);
    assert.equal(fired, 0);
    clock.tick(1);
    assert.equal(fired, 1);
  });

  it("delay: starts on a page that was opened in the background when the page is visible", () => {
    page.hidden = true;
    watch("delay:10");
    clock.tick(60_000);
    assert.equal(fired, 0);
    page.setHidden(false);
    clock.tick(10_000);
    assert.equal(fired, 1);
  });

  it("delay: does not fire after its end", () => {
    watch("delay:10");
    end.abort();
    clock.tick(60_000);
    assert.equal(fired, 0);
  });
});
