import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { spy } from "sinon";
import { Tabs, tabsCss } from "#shared/ui/index.ts";
import { emptyPage, stage } from "./render.ts";

const names = ["all", "month", "week"] as const;
const texts = { all: "All Time", month: "Last Month", week: "Last Week" };

function place(first: (typeof names)[number] = "all") {
  const { host, shadow, render, find } = stage(tabsCss);
  const chosen = spy();
  const show = (now: (typeof names)[number]) =>
    render(
      <Tabs
        label="Period"
        tabs={names.map((name) => ({ name, text: texts[name] }))}
        chosen={now}
        onChoose={(name) => {
          chosen(name);
          show(name);
        }}
      >
        <p>{texts[now]}</p>
      </Tabs>,
    );
  show(first);
  const tabs = [...shadow.querySelectorAll<HTMLElement>("[role=tab]")];
  return { host, shadow, find, tabs, chosen, panel: find("[role=tabpanel]") };
}
const press = (key: string) => sendKeys({ press: key });

describe("tabs", () => {
  afterEach(emptyPage);

  it("are tabs with a name, whose panel has the name of the chosen one", async () => {
    const { host, find, tabs, panel } = place("month");
    expect(find("[role=tablist]").getAttribute("aria-label")).to.equal("Period");
    expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).to.deep.equal(["false", "true", "false"]);
    expect(tabs.map((tab) => tab.getAttribute("aria-controls"))).to.deep.equal([panel.id, panel.id, panel.id]);
    expect(panel.getAttribute("aria-labelledby")).to.equal(tabs[1]!.id);
    await expect(host).to.be.accessible();
  });

  it("are one stop of the Tab key: the chosen one", async () => {
    const { shadow, tabs } = place("month");
    const after = document.body.appendChild(document.createElement("button"));
    await press("Tab");
    expect(shadow.activeElement).to.equal(tabs[1]);
    await press("Tab");
    expect(document.activeElement).to.equal(after);
  });

  it("change by arrows, round and round, and by Home and End, with the focus", async () => {
    const { shadow, tabs, chosen, panel } = place();
    tabs[0]!.focus();
    const keys = { ArrowRight: 1, End: 2, Home: 0, ArrowLeft: 2 };
    for (const [key, index] of Object.entries(keys)) {
      await press(key);
      expect(shadow.activeElement, key).to.equal(tabs[index]);
      expect(tabs.map((tab) => tab.tabIndex)).to.deep.equal([0, 1, 2].map((at) => (at === index ? 0 : -1)));
    }
    await press("ArrowRight");
    expect(chosen.args.flat()).to.deep.equal(["month", "week", "all", "week", "all"]);
    expect(panel.textContent).to.equal("All Time");
  });

  it("change in the opposite direction in right-to-left languages", async () => {
    document.documentElement.dir = "rtl";
    const { tabs, chosen } = place();
    tabs[0]!.focus();
    await press("ArrowLeft");
    await press("ArrowRight");
    expect(chosen.args.flat()).to.deep.equal(["month", "all"]);
    expect(tabs[0]!.getBoundingClientRect().left).to.be.greaterThan(tabs[1]!.getBoundingClientRect().right);
  });

  it("leave other keys, and those of the browser, alone", () => {
    const { tabs, chosen } = place();
    for (const init of [
      { key: "ArrowDown" },
      { key: "a" },
      { key: "ArrowLeft", altKey: true },
      { key: "ArrowRight", metaKey: true },
      { key: "Home", ctrlKey: true },
    ]) {
      const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
      tabs[0]!.dispatchEvent(event);
      expect(event.defaultPrevented, JSON.stringify(init)).to.equal(false);
    }
    expect(chosen.callCount).to.equal(0);
  });

  it("change by a click", () => {
    const { tabs, chosen } = place();
    tabs[2]!.click();
    expect(chosen.args).to.deep.equal([["week"]]);
  });

  it("wrap at 280 px with texts of double size", () => {
    const { host, tabs } = place();
    host.style.cssText = "display: block; inline-size: 280px; font-size: 32px";
    expect(host.scrollWidth).to.be.at.most(280);
    for (const tab of tabs) expect(tab.getBoundingClientRect().height).to.be.at.least(24);
  });
});
