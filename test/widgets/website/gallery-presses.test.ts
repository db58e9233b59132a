import { expect, nextFrame } from "@open-wc/testing";
import { stub } from "sinon";
import { define } from "#shared/element/index.ts";
import gallery from "#website/gallery/gallery.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";
import { image } from "./slides.ts";

define(gallery);

const caption = (host: Element) => part(host, "caption")?.innerText.replace(/\s+/g, " ").trim();
const isOpen = (host: Element) => !!part<HTMLDialogElement>(host, "dialog")?.open && !!part(host, "pictures");

describe("suite-gallery", () => {
  let href: string;
  beforeEach(() => {
    href = location.href;
  });
  afterEach(() => history.replaceState(null, "", href));

  it("leaves to the browser presses with other keys and of other things, and keys that the browser makes presses", async () => {
    const host = await place(
      `<suite-gallery>${image("tan", "Bench").replace("alt", "tabindex=-1 alt")}<a href="/a.png">${image("teal", "Desk")}</a><button>Buy</button></suite-gallery>`,
    );
    const [bench, link, buy] = host.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
    const about = { bubbles: true, cancelable: true };
    // the page of the tests must stay
    let isLeft = false;
    host.parentElement!.addEventListener("click", (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    });
    for (const key of ["ctrlKey", "metaKey", "shiftKey"]) {
      link.dispatchEvent(new MouseEvent("click", { ...about, [key]: true }));
      expect(isLeft, key).to.equal(true);
    }
    buy.click();
    expect([isLeft, bench.tabIndex]).to.deep.equal([true, -1]);
    const press = (on: Element, key: string) => on.dispatchEvent(new KeyboardEvent("keydown", { ...about, key }));
    expect([press(bench, "a"), press(link, "Enter"), press(buy, " ")]).to.deep.equal([true, true, true]);
    expect(host.matches(":state(open)")).to.equal(false);
    // read again by the press
    link.querySelector("img")!.alt = "Oak desk";
    expect(press(link, " ")).to.equal(false);
    await until(() => isOpen(host));
    expect(getComputedStyle(document.documentElement).overflow, "the page does not scroll").to.equal("hidden");
    expect([isLeft, caption(host)]).to.deep.equal([false, "2 of 2 Oak desk"]);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("finds pictures that are added anywhere in it, and reports a gallery without any", async () => {
    const host = await place(
      `<suite-gallery><div>${image("tan", "Bench")}</div><label>${image("gold", "Lamp")}</label></suite-gallery>`,
    );
    expect(host.querySelector("label [role]")).to.equal(null);
    host.firstElementChild!.insertAdjacentHTML("beforeend", image("teal", "Desk"));
    await until(() => host.querySelectorAll("[role=button]").length === 2);
    host.remove();
    await until(() => !host.querySelector("[role]"));
    host.firstElementChild!.insertAdjacentHTML("beforeend", image("olive", "Chair"));
    await nextFrame();
    expect(host.querySelector("[role]")).to.equal(null);
    const said = stub(console, "error");
    const empty = await place("<suite-gallery><p>None</p></suite-gallery>");
    expect([empty.matches(":state(error)"), said.callCount]).to.deep.equal([true, 1]);
    said.restore();
  });
});
