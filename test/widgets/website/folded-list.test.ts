import { expect, fixture } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import foldedList from "#website/folded-list/folded-list.element.ts";
import { until } from "../shared/state/visitor.ts";

define(foldedList);

/** Markup of the suite's editor. */
const list = `<ul class="o_ul_folded">
  <li><p>Delivery <a href="#" id="next" class="o_ul_toggle_next">&nbsp;</a></p></li>
  <li class="o_close" id="week">Within a week</li>
  <li><a href="#" id="self" class="o_ul_toggle_self o_open">Returns</a>
    <ul id="returns"><li>By post <a id="inner" class="o_ul_toggle_self">where</a><ol class="o_close" id="where"><li>Anywhere</li></ol></li></ul></li></ul>`;

async function insert(html: string): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(`<suite-folded-list>${html}</suite-folded-list>`);
  await until(() => host.matches(":state(ready),:state(error)"));
  return host;
}
const one = (id: string) => document.getElementById(id)!;
const open = () => ["week", "returns", "where"].filter((id) => document.getElementById(id)?.checkVisibility());
const told = () => ["next", "self", "inner"].map((id) => one(id).ariaExpanded);

describe("suite-folded-list", () => {
  afterEach(restore);

  it("keeps the visible parts and describes the state of each control", async () => {
    const host = await insert(list);
    expect([open(), told()]).to.deep.equal([["returns"], ["false", "true", "false"]]);
    expect([one("next").ariaLabel, one("self").ariaLabel]).to.deep.equal(["Show more", null]);
    await expect(host).to.be.accessible();
  });

  it("shows an arrow if the page has none", async () => {
    const sign = () => getComputedStyle(one("next"), "::after").content;
    const host = await insert(list);
    expect(sign()).to.equal("none");
    host.remove();
    await insert(list.replace(' class="o_ul_folded"', ""));
    expect(sign()).to.contain("▸");
    const bullets = [one("next"), one("self"), one("week")].map(
      (each) => getComputedStyle(each.closest("li")!).listStyleType,
    );
    expect(bullets, "no bullet beside an arrow").to.deep.equal(['""', '""', "disc"]);
    one("next").click();
    expect(sign()).to.contain("▾");
  });

  it("unfolds the next item, or all lists in its own item", async () => {
    await insert(list);
    one("next").click();
    expect([open(), told()]).to.deep.equal([
      ["week", "returns"],
      ["true", "true", "false"],
    ]);
    one("self").click();
    one("self").click();
    expect([open(), told(), one("inner").className]).to.deep.equal([
      ["week", "returns", "where"],
      ["true", "true", "true"],
      "o_ul_toggle_self o_open",
    ]);
    one("next").click();
    expect(open()).to.deep.equal(["returns", "where"]);
  });

  it("counts an open list inside a folded one as folded", async () => {
    await insert(
      `<ul><li><a id="self" class="o_ul_toggle_self">Returns</a><ul class="o_close" id="returns"><li>By post<ul id="where"><li>Anywhere</li></ul></li></ul></li></ul>`,
    );
    expect([open(), one("self").ariaExpanded]).to.deep.equal([[], "false"]);
    one("self").click();
    expect([open(), one("self").ariaExpanded]).to.deep.equal([["returns", "where"], "true"]);
    one("self").click();
    expect([open(), one("self").ariaExpanded]).to.deep.equal([[], "false"]);
  });

  it("handles a press once inside another folded list, and restores the markup", async () => {
    const inner = `<suite-folded-list><ul><li><a id="inner" class="o_ul_toggle_self">where</a><ul class="o_close" id="where"><li>Anywhere</li></ul></li></ul></suite-folded-list>`;
    const markup = `<ul><li><a id="self" class="o_ul_toggle_self">Returns</a><ul class="o_close" id="returns"><li>${inner}</li></ul></li></ul>`;
    const host = await insert(markup);
    const within = host.querySelector("suite-folded-list")!;
    await until(() => within.matches(":state(ready),:state(error)"));
    expect(within.matches(":state(ready)")).to.equal(true);
    one("self").click();
    expect([open(), one("inner").ariaExpanded]).to.deep.equal([["returns", "where"], "true"]);
    one("inner").click();
    expect([open(), one("inner").ariaExpanded]).to.deep.equal([["returns"], "false"]);
    one("inner").focus();
    await sendKeys({ press: "Enter" });
    expect([open(), one("inner").ariaExpanded]).to.deep.equal([["returns", "where"], "true"]);
    host.remove();
    await until(() => !host.querySelector("[role],[hidden],[aria-expanded]"));
    expect([host.querySelectorAll(".o_close").length, host.querySelectorAll(".o_open").length]).to.deep.equal([2, 0]);
  });

  it("works by keyboard and keeps the address", async () => {
    await insert(list);
    const { hash } = location;
    one("next").focus();
    await sendKeys({ press: "Space" });
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Enter" });
    expect([open(), location.hash]).to.deep.equal([["week", "returns", "where"], hash]);
  });

  it("restores the markup when it is removed", async () => {
    const host = await insert(list);
    const box = document.createElement("div");
    box.innerHTML = list;
    one("next").click();
    one("self").click();
    host.remove();
    await until(() => host.innerHTML === box.innerHTML);
  });

  it("reports a list without controls", async () => {
    const said = stub(console, "error");
    await insert("<ul><li>Delivery</li></ul>");
    expect(said.firstCall.args.join(" ")).to.contain("no link of class o_ul_toggle_next");
  });
});
