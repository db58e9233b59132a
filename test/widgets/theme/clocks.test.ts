import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import comingSoon from "#theme/coming-soon/coming-soon.element.ts";
import countdown from "#theme/countdown/countdown.element.ts";

define(comingSoon);
define(countdown);

const ready = (host: Element) => waitUntil(() => host.matches(":state(ready)"), "not ready");
const shown = (host: Element) => waitUntil(() => host.shadowRoot!.querySelector("[role=timer]"), "no counters");
const numbers = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll("[part=number]")].map(({ textContent }) => textContent);
const names = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll("[part=name]")].map(({ textContent }) => textContent);
const pad = (count: number) => String(count).padStart(2, "0");
/** `2026-12-31 18:00:00` in the visitor's time zone. */
const written = (time: number) => {
  const date = new Date(time);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`;
};
const day = 86_400_000;

describe("suite-countdown", () => {
  afterEach(() => restore());

  it("counts down between its days, below the page author's content", async () => {
    const end = Math.floor(Date.now() / 1000) * 1000 + 2 * day + 3_600_000;
    const host = await fixture<HTMLElement>(
      html`<suite-countdown data-start="2020-01-01" data-end=${written(end)}><h2>Ends in</h2></suite-countdown>`,
    );
    await shown(host);
    expect(numbers(host).slice(0, 2)).to.deep.equal(["02", "00"]);
    const before = numbers(host)[3];
    await waitUntil(() => numbers(host)[3] !== before, "it stands");
    expect(names(host)).to.deep.equal([
      "days",
      "hours",
      numbers(host)[2] === "01" ? "minute" : "minutes",
      numbers(host)[3] === "01" ? "second" : "seconds",
    ]);
    expect(host.shadowRoot!.querySelector("slot")!.assignedElements()[0]!.textContent).to.equal("Ends in");
    await expect(host).to.be.accessible();
  });

  it("is hidden before and after", async () => {
    const soon = written(Date.now() + day);
    const late = written(Date.now() - 1000);
    for (const [start, end] of [
      [soon, written(Date.now() + 2 * day)],
      ["2020-01-01", late],
    ]) {
      const host = await fixture<HTMLElement>(
        html`<suite-countdown data-start=${start!} data-end=${end!}>Ends in</suite-countdown>`,
      );
      await ready(host);
      await waitUntil(() => getComputedStyle(host).display === "none", `${start} ${end} is shown`);
    }
  });

  it("names its start or end if it is missing or cannot be read", async () => {
    const said = stub(console, "error");
    for (const [start, end, line] of [
      ["", "2098-03-01", "data-start is missing"],
      ["2020-01-01", "", "data-end is missing"],
      ["2020-01-01", "soon", 'data-end="soon" is not a day such as 2027-01-31, or a time such as 2027-01-31 18:00'],
    ]) {
      const host = await fixture<HTMLElement>(
        html`<suite-countdown data-start=${start!} data-end=${end!}>Ends in</suite-countdown>`,
      );
      await waitUntil(() => host.matches(":state(error)"), `no error: ${line}`);
      expect(said.lastCall.args).to.deep.equal([`<suite-countdown> config: ${line}`]);
    }
  });

  it("disappears at its end", async () => {
    const end = Math.ceil(Date.now() / 1000) * 1000 + 1000;
    const host = await fixture<HTMLElement>(
      html`<suite-countdown data-start="2020-01-01" data-end=${written(end)}></suite-countdown>`,
    );
    await shown(host);
    expect(getComputedStyle(host).display).to.equal("block");
    await waitUntil(() => host.matches(":state(over)"), "it stays");
    expect(Date.now()).to.be.at.least(end);
    expect(getComputedStyle(host).display).to.equal("none");
  });

  it("shows its end with the time zone, in the language of the page", async () => {
    const host = await fixture<HTMLElement>(
      html`<div lang="de"><suite-countdown data-start="2020-01-01" data-end="2098-03-01"></suite-countdown></div>`,
    );
    const element = host.querySelector("suite-countdown")!;
    await shown(element);
    const label = element.shadowRoot!.querySelector("[role=timer]")!.getAttribute("aria-label")!;
    expect(label).to.match(/1\. März 2098.* (UTC|GMT|ME)/);
    expect(names(element)[0]).to.equal("Tage");
  });
});

describe("suite-coming-soon", () => {
  it("shows 00 after the launch", async () => {
    const host = await fixture<HTMLElement>(html`<suite-coming-soon data-launch="2020-01-01"></suite-coming-soon>`);
    await shown(host);
    expect(numbers(host)).to.deep.equal(["00", "00", "00", "00"]);
    await expect(host).to.be.accessible();
  });

  it("counts down to its launch", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-coming-soon data-launch=${written(Date.now() + 12 * day + 3_600_000)}></suite-coming-soon>`,
    );
    await shown(host);
    expect(numbers(host)[0]).to.equal("12");
  });
});

describe("built-in counters", () => {
  const isSeen = (page: Element, selector: string) => page.querySelector(selector)!.checkVisibility();

  it("are replaced by the element's, below the content above them", async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <suite-countdown data-start="2020-01-01" data-end="2098-03-01"><div class="sh_corpomate_counter_timer_main_div">00</div></suite-countdown>
      <suite-coming-soon data-launch="2098-03-01">
        <h2>Soon</h2>
        <div class="box"><span class="js_cls_days_count">00</span><small>Days</small></div>
        <div class="box"><span class="js_cls_seconds_count">00</span><small>Seconds</small></div>
      </suite-coming-soon>
    </div>`);
    for (const host of page.children) await shown(host);
    expect(
      [".sh_corpomate_counter_timer_main_div", ".box", "h2"].map((selector) => isSeen(page, selector)),
    ).to.deep.equal([false, false, true]);
  });
});
