import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { Chart } from "chart.js";
import { spy } from "sinon";
import css from "#shared/ui/chart/chart.css";
import { ChartView } from "#shared/ui/chart/ChartView.tsx";
import type { Kind } from "#shared/ui/chart/draw.ts";
import type { Point } from "#shared/ui/chart/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { contrast } from "#test/widgets/shared/ui/contrast.ts";
import { emptyPage, stage } from "#test/widgets/shared/ui/render.ts";

const days = (count: number, first = 1): Point[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Day ${index + first}`,
    short: `${index + first}`,
    value: index % 7,
    text: `Day ${index + first}: ${index % 7} clicks`,
  }));
const kinds = ["bar", "pie"] as const;

function place({ kind = "bar" as Kind, points = days(20), lang = "en" } = {}) {
  const staged = stage(css);
  const { render, find, host } = staged;
  host.style.cssText = "display: block; inline-size: 400px";
  const onFail = spy();
  const show = (shown: readonly Point[]) =>
    render(
      <div className="figure">
        <ChartView kind={kind} label="Clicks" points={shown} legend={kind === "pie"} lang={lang} onFail={onFail} />
      </div>,
    );
  show(points);
  const slider = find("[role=slider]");
  return {
    ...staged,
    show,
    slider,
    points,
    canvas: find<HTMLCanvasElement>("canvas"),
    // not passed to an assertion: printing a whole chart into its message takes minutes
    chart: () => Chart.getChart(find<HTMLCanvasElement>("canvas")),
    drawn: () => until(() => Chart.getChart(find<HTMLCanvasElement>("canvas"))),
    said: () => slider.getAttribute("aria-valuetext"),
  };
}
/** Visible text beside the point. */
const tip = (chart: Chart | undefined) =>
  chart!.tooltip!.opacity ? chart!.tooltip!.body.flatMap(({ lines }) => lines).join() : "";
const press = (key: string) => sendKeys({ press: key });

describe("chart", () => {
  afterEach(async () => {
    emptyPage();
    scrollTo(0, 0);
    document.documentElement.style.removeProperty("color-scheme");
    await emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  });

  it("has the names of a pie's colours in the middle below it", () => {
    const { slider, find } = place({ kind: "pie", points: days(1) });
    const [pie, name] = [slider, find("[part=legend] > li")].map((each) => each.getBoundingClientRect());
    expect(name!.left + name!.right).to.be.closeTo(pie!.left + pie!.right, 2);
  });

  it("is drawn once it is in view, not before", async () => {
    const spacer = document.createElement("div");
    spacer.style.blockSize = "5000px";
    document.body.append(spacer);
    const { slider, chart, drawn } = place();
    const around: IntersectionObserverEntry[] = await new Promise((resolve) =>
      new IntersectionObserver(resolve).observe(slider),
    );
    expect(around[0]!.isIntersecting).to.equal(false);
    await import("#shared/ui/chart/draw.ts");
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(!!chart()).to.equal(false);
    slider.scrollIntoView();
    await drawn();
  });

  it("is a slider with a name, whose value is the text of a point", async () => {
    for (const kind of kinds) {
      const { host, slider, said, drawn } = place({ kind });
      await drawn();
      const value = (name: string) => slider.getAttribute(`aria-value${name}`);
      const first = kind === "bar" ? 19 : 0;
      expect([slider.ariaLabel, value("min"), value("max"), value("now"), said()]).to.deep.equal([
        "Clicks",
        "0",
        "19",
        `${first}`,
        `Day ${first + 1}: ${first % 7} clicks`,
      ]);
      await expect(host).to.be.accessible();
      emptyPage();
    }
  });

  it("is read point by point with the keyboard, and shows each as on hover", async () => {
    const { said, chart, drawn } = place();
    await drawn();
    await press("Tab");
    expect(tip(chart())).to.equal("Day 20: 5 clicks");
    const keys: [key: string, day: number][] = [
      ["ArrowLeft", 19],
      ["ArrowDown", 18],
      ["ArrowRight", 19],
      ["ArrowUp", 20],
      ["ArrowRight", 20],
      ["PageDown", 13],
      ["PageUp", 20],
      ["Home", 1],
      ["ArrowLeft", 1],
      ["End", 20],
    ];
    for (const [key, day] of keys) {
      await press(key);
      expect([said(), tip(chart())], `${key} ${day}`).to.deep.equal([`Day ${day}: ${(day - 1) % 7} clicks`, said()]);
    }
    expect(
      chart()!
        .getActiveElements()
        .map(({ index }) => index),
    ).to.deep.equal([19]);
    (document.activeElement!.shadowRoot!.activeElement as HTMLElement).blur();
    await until(() => !tip(chart()));
    expect(chart()!.getActiveElements()).to.deep.equal([]);
  });

  it("shows no text beside a point after a mere click", async () => {
    const { slider, chart, drawn } = place();
    await drawn();
    slider.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    expect(tip(chart())).to.equal("");
  });

  it("is read from right to left in right-to-left languages, as it is drawn", async () => {
    document.documentElement.dir = "rtl";
    const { said, chart, drawn } = place();
    await drawn();
    await press("Tab");
    await press("ArrowRight");
    expect(said()).to.equal("Day 19: 4 clicks");
    await press("ArrowLeft");
    await press("ArrowUp");
    await press("ArrowDown");
    expect(said()).to.equal("Day 19: 4 clicks");
    const { x, y } = chart()!.scales;
    expect(x!.getPixelForValue(0)).to.be.greaterThan(x!.getPixelForValue(19));
    expect(y!.left).to.be.greaterThan(x!.left);
  });

  it("ignores other keys, and the browser's own", async () => {
    const { slider, said, drawn } = place();
    await drawn();
    for (const init of [
      { key: "a" },
      { key: "Tab" },
      { key: "ArrowLeft", altKey: true },
      { key: "ArrowLeft", metaKey: true },
      { key: "Home", ctrlKey: true },
    ]) {
      const event = new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true });
      slider.dispatchEvent(event);
      expect([event.defaultPrevented, said()], JSON.stringify(init)).to.deep.equal([false, "Day 20: 5 clicks"]);
    }
  });

  it("is drawn again with other points, and read from the first one", async () => {
    const { show, chart, drawn, said } = place();
    await drawn();
    const before = chart();
    await press("Tab");
    await press("Home");
    show(days(5, 100));
    await until(() => chart() && chart() !== before);
    expect([chart()!.data.labels, said()]).to.deep.equal([["100", "101", "102", "103", "104"], "Day 104: 4 clicks"]);
  });

  it("has about ten labels, and whole numbers on its axis", async () => {
    const points = days(365).map((point) => ({ ...point, value: point.value ? 1 : 0 }));
    const { chart, drawn } = place({ points });
    await drawn();
    const { x, y } = chart()!.scales;
    expect(x!.ticks.length).to.be.within(2, 10);
    expect(y!.ticks.map(({ value }) => value)).to.deep.equal([0, 1]);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    it(`takes the colours of the scheme, also when it changes while the chart is in view, motion: ${reducedMotion}`, async () => {
      document.documentElement.style.colorScheme = "light dark";
      await emulateMedia({ colorScheme: "light", reducedMotion });
      const { chart, drawn } = place({ kind: "pie", points: days(9) });
      await drawn();
      const colours = () => chart()!.data.datasets[0]!.backgroundColor as string[];
      const light = colours();
      expect([light.length, new Set(light).size]).to.deep.equal([9, 9]);
      for (const colour of light) expect(contrast(colour, "white"), colour).to.be.at.least(3);
      await emulateMedia({ colorScheme: "dark", reducedMotion });
      await until(() => String(colours()) !== String(light), "not painted again");
      expect(
        colours()
          .slice(1)
          .filter((colour) => light.includes(colour)),
        "all but the accent",
      ).to.deep.equal([]);
      for (const colour of colours()) expect(contrast(colour, "#121212"), colour).to.be.at.least(3);
    });
  }

  it("has a legend if there are several colours", async () => {
    const { shadow, drawn, host } = place({ kind: "pie", points: days(3) });
    await drawn();
    expect([...shadow.querySelectorAll("[part=legend] li")].map(({ textContent }) => textContent)).to.deep.equal([
      "Day 1",
      "Day 2",
      "Day 3",
    ]);
    expect(host.scrollWidth).to.be.at.most(400);
  });

  it("cleans up when it is removed", async () => {
    const { render, chart, drawn, canvas } = place();
    await drawn();
    const was = chart()!;
    render(null);
    expect([!!Chart.getChart(canvas), !!was.canvas]).to.deep.equal([false, false]);
  });

  it("is not drawn if it was removed before its code loaded", async () => {
    const { show, render, drawn, canvas } = place();
    await drawn();
    show(days(5));
    render(null);
    await import("#shared/ui/chart/draw.ts");
    await new Promise(requestAnimationFrame);
    expect(!!Chart.getChart(canvas)).to.equal(false);
  });
});
